import type { Answers } from '../../../testing/answers.ts';
import { drawerOf, note } from '../../../testing/builders/notes.ts';
import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectAccessible, type Locator, page, test } from '../../../testing/page.ts';
import { button, editBox } from '../../../testing/result-words.ts';
import { forgetDraft } from '../draft.ts';

const typed = 'Words that nobody has saved';
const elsewhere = () => page.getByText('You have unsaved words in another tab.');

interface Form {
  name: string;
  answers?: Answers;
  /** Comes to the form, wherever it is already open. */
  goTo: (answers: Answers) => Promise<void>;
  box: () => Locator;
  /** It lies over the page: a press beside it leaves it there. */
  isOverlay?: boolean;
}

/** The account may be open already. */
async function openAccount(answers: Answers, tab: string | RegExp): Promise<void> {
  await open('/', answers);
  const entry = page.getByRole('tab', { name: tab });
  await press(page.getByRole('button', { name: /^Account of / }), entry);
  await entry.click();
}

async function press(entry: Locator, unless: Locator): Promise<void> {
  await expect(entry.or(unless).first()).toBeVisible();
  if (unless.query() === null) await entry.first().click();
}

const prompt = savedPrompt();
const newNote = () => page.getByRole('form', { name: 'New note' });
const oldNote = () => page.getByRole('form', { name: 'Edit Eyeline' });
const forms: Form[] = [
  {
    name: 'a new private note',
    goTo: async (answers) => {
      await openAccount(answers, /^Private Notes/);
      await press(page.getByRole('button', { name: 'Add Note' }), newNote());
    },
    box: () => newNote().getByLabel('Content'),
    isOverlay: true,
  },
  {
    name: 'a private note that is changed',
    answers: drawerOf(note({ title: 'Eyeline', content: 'Thirty.' })).answers,
    goTo: async (answers) => {
      await openAccount(answers, /^Private Notes/);
      await press(page.getByRole('button', { name: 'Edit Eyeline' }), oldNote());
    },
    box: () => oldNote().getByLabel('Content'),
    isOverlay: true,
  },
  {
    name: 'the profile',
    goTo: async (answers) => {
      await openAccount(answers, 'Settings');
      await page.getByRole('button', { name: 'Edit profile' }).click();
    },
    box: () => page.getByRole('dialog', { name: 'Your Profile' }).getByLabel('Job/Profession'),
    isOverlay: true,
  },
  {
    name: 'the bio',
    goTo: (answers) => open('/?step=workspace&tab=profile', answers),
    box: () => page.getByLabel('Bio'),
  },
  {
    name: 'a quick note',
    goTo: (answers) => open('/?step=workspace&tab=brainstorm', answers),
    box: () => page.getByRole('form', { name: 'Quick note' }).getByLabel('Note', { exact: true }),
  },
  {
    name: 'a result',
    answers: shelfOf(prompt).answers,
    goTo: async (answers) => {
      await open(`/?step=result&id=${prompt.id}`, answers);
      const goOn = button('Continue editing');
      await expect(goOn.or(button('Edit')).or(editBox()).first()).toBeVisible();
      if (editBox().query() === null) await (goOn.query() === null ? button('Edit') : goOn).click();
    },
    box: editBox,
  },
  {
    name: 'Text Mode',
    goTo: (answers) => open('/?step=tools&tool=text', answers),
    box: () => page.getByRole('textbox', { name: 'Your text' }),
  },
];

for (const { name, answers = {}, goTo, box, isOverlay } of forms)
  test(`[DRAFT-2] what is typed into ${name} outlives going away, Escape, a press beside it and a second tab`, async () => {
    await goTo(answers);
    const before = await box().inputValue();
    await box().fill(typed);

    await page.getByCss('body').click({ position: { x: 4, y: 450 }, force: true });
    if (isOverlay) await expect(box()).toBeVisible();
    await goTo(answers);
    await expect(box()).toHaveValue(typed);

    await box().press('Escape');
    if (isOverlay) await expect(box()).toBeHidden();
    await goTo(answers);
    await expect(box()).toHaveValue(typed);

    giveToAnotherTab();
    await goTo(answers);
    await expect(elsewhere()).toBeVisible();
    await expect(box()).toHaveValue(before);
    await expectAccessible();
    await page.getByRole('button', { name: 'Continue here' }).click();
    await expect(box()).toHaveValue(typed);
    await expect(elsewhere()).toBeHidden();
  });

/** What this tab has is as if another had it: the one of these words that is open beside it, or was closed. */
function giveToAnotherTab(): void {
  const [[key, words] = ['', '']] = Object.entries(localStorage).filter(([name]) =>
    name.startsWith('words:'),
  );
  const [form, person, , ...name] = key.split(':');
  forgetDraft(name.join(':'));
  localStorage.removeItem(key);
  localStorage.setItem([form, person, 'another', ...name].join(':'), words);
}
