import { type ComponentType, createContext, useContext } from 'react';

const Context = createContext<ComponentType | undefined>(undefined);

/** What the app says under the top bar of every page, whichever shell is drawn. */
export const ShellNotice = Context.Provider;

export function useShellNotice(): ComponentType | undefined {
  return useContext(Context);
}
