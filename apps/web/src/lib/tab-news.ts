import { useEffect, useRef } from 'react';

/** What other tabs of this browser are told about: that it changed, never what is in it. */
export type TabTopic = 'brainstorm' | 'workspaces' | 'notes';

export function tellOtherTabs(topic: TabTopic): void {
  const channel = new BroadcastChannel(topic);
  channel.postMessage('changed');
  channel.close();
}

/** Calls when another tab has changed something of this kind. */
export function useTabNews(topic: TabTopic, onNews: () => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    const channel = new BroadcastChannel(topic);
    channel.onmessage = () => latest.current();
    return () => channel.close();
  }, [topic]);
}
