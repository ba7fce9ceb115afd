import { useAddress } from '../../lib/address.ts';
import { KeptResultScreen } from './kept-result-screen.tsx';
import { SavedResultScreen } from './saved-result-screen.tsx';

/** The prompt that is done: the saved one that the address names, or the unsaved one of this tab. */
export function ResultScreen() {
  const [{ id }] = useAddress();
  return id ? <SavedResultScreen key={id} id={id} /> : <KeptResultScreen />;
}
