import { useEffect, useEffectEvent } from 'react';

/** What other tabs of this browser are told about: that it changed, never what is in it. */
export type TabTopic = 'brainstorm' | 'workspaces' | 'notes' | 'person';

export function tellOtherTabs(topic: TabTopic): void {
  const channel = new BroadcastChannel(topic);
  channel.postMessage('changed');
  channel.close();
}

/** Calls when another tab has changed something of this kind. */
export function useTabNews(topic: TabTopic, onNews: () => void): void {
  const onChanged = useEffectEvent(onNews);
  useEffect(() => onTabNews(topic, () => onChanged()), [topic]);
}

/** The same outside of a component; gives back what ends it. */
export function onTabNews(topic: TabTopic, onNews: () => void): () => void {
  const channel = new BroadcastChannel(topic);
  channel.onmessage = onNews;
  return () => channel.close();
}
