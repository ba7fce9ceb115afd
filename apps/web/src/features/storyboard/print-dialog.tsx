import type { CallInput } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureText } from '../../lib/api.ts';
import { downloadBlob } from '../../lib/download-file.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import type { BoardStore } from './board-store.ts';
import styles from './storyboard.module.css';

type Query = NonNullable<CallInput<'GET /api/storyboards/{id}/pdf'>['query']>;
type PerPage = NonNullable<Query['per_page']>;
type Paper = NonNullable<Query['paper']>;

const perPages: { value: PerPage; label: string }[] = [
  { value: '2', label: '2 a page' },
  { value: '3', label: '3 a page' },
  { value: '4', label: '4 a page' },
  { value: '6', label: '6 a page' },
];
const papers: { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

const layouts: Record<PerPage, string> = {
  2: 'Portrait, pictures as large as they go.',
  3: 'Portrait, words beside the pictures.',
  4: 'Landscape, two by two, as on this page and on the contact sheet.',
  6: 'Landscape, words under the pictures.',
};

/** Where people print on letter paper; everywhere else it is A4. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'];

function usualPaper(): Paper {
  return LETTER_REGIONS.includes(new Intl.Locale(navigator.language).region ?? '') ? 'letter' : 'a4';
}

interface PrintDialogProps {
  boardId: string;
  store: BoardStore;
  isOpen: boolean;
  onClose: () => void;
}

/** A board as a PDF. The server prints what is saved, so what is not saved yet is saved first. */
export function PrintDialog({ boardId, store, isOpen, onClose }: PrintDialogProps) {
  const [perPage, setPerPage] = useState<PerPage>('4');
  const [paper, setPaper] = useState<Paper>(usualPaper);
  const printing = useMutation({
    mutationFn: async () => {
      const isAllSaved = await store.flush();
      const pdf = await call('GET /api/storyboards/{id}/pdf', {
        params: { id: boardId },
        query: { per_page: perPage, paper },
        as: 'binary',
      });
      downloadBlob(`storyboard-${Date.now()}.pdf`, pdf);
      return isAllSaved;
    },
    onSuccess: (isAllSaved) => isAllSaved && onClose(),
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Print the storyboard"
      foot={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" isBusy={printing.isPending} onClick={() => printing.mutate()}>
            Download PDF
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <Segments label="Frames on a page" options={perPages} value={perPage} onChange={setPerPage} />
        <Segments label="Paper" options={papers} value={paper} onChange={setPaper} />
        <p>
          {layouts[perPage]} Latin, Cyrillic, Greek and Vietnamese print as written; for other scripts take
          the contact sheet.
        </p>
        {printing.error && (
          <Banner tone="error" isNews head="Not printed.">
            {failureText(printing.error)}
          </Banner>
        )}
        {printing.data === false && (
          <Banner tone="warn" isNews head="Printed as last saved.">
            Your last changes could not be saved, so they are not on it.
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
