import { useEffect, useEffectEvent } from 'react';

/** What other tabs of this browser are told about: that it changed, never what is in it. */
export type TabTopic = 'brainstorm' | 'workspaces' | 'notes';

export function tellOtherTabs(topic: TabTopic): void {
  const channel = new BroadcastChannel(topic);
  channel.postMessage('changed');
  channel.close();
}

/** Calls when another tab has changed something of this kind. */
export function useTabNews(topic: TabTopic, onNews: () => void): void {
  const onChanged = useEffectEvent(onNews);
  useEffect(() => {
    const channel = new BroadcastChannel(topic);
    channel.onmessage = () => onChanged();
    return () => channel.close();
  }, [topic]);
}
