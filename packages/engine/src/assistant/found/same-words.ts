import { listed } from '../../language/words/listed.ts';
import { root } from '../said/words.ts';

/** What people say for one thing: the first is what the rest are looked for as. */
const groups = listed(
  'price cost costs pricing expensive cheap fee dollars money charge, delete remove erase wipe destroy, picture photo image pic photograph pics img, clip video movie film footage, generator model ai models generators, account profile, plan subscription membership, pro premium upgrade, signin login log-in logon, signup register join registration, cancel unsubscribe, refund moneyback reimburse, save store keep stored saved, lost disappeared vanished missing gone, find located locate search, copy clipboard paste, download export, begin start started beginner, limit quota cap maximum max, left remaining remain, help support assist, contact reach email mail, bug broken error crash problem issue, rewrite rework rephrase, character person protagonist, ratio aspect shape format, language languages tongue, friend referral refer invite, dark theme night-mode appearance, phone mobile smartphone iphone android, board storyboard storyboards, note notes jot, lesson lessons course tutorial learn teach, library examples samples gallery, shortcut hotkey keyboard shortcuts hotkeys, blurry blur fuzzy, weird strange odd distorted deformed, light lighting lamp, folder workspace project projects folders, privacy private gdpr, reset renew refresh, password passwords passcode, invoice receipt bill, train training trained, expire expires expiration, sound audio, mend fix repair, shorten shorter brief, ignore ignores ignoring ignored',
);

const canonical = new Map(
  groups.flatMap((group) =>
    group.split(' ').map((word, _, all) => [root(word), root(all[0] ?? word)] as const),
  ),
);

/** A word by its root as it is looked for. */
export function meantBy(word: string): string {
  return canonical.get(word) ?? word;
}
