import { isolateText } from '@cuewright/engine/text';
import { X } from 'lucide-react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './image-collection.module.css';
import { dismissUpload, retryUpload, useUploads } from './uploads.ts';

/** Each file that did not get into the collection, and why. */
export function UploadFailures() {
  const failed = useUploads().filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  return (
    <ul className={styles.failures}>
      {failed.map((one) => (
        <li key={one.id}>
          <Banner
            tone="error"
            isNews
            head={`${isolateText(one.file.name)} was not kept.`}
            action={
              <>
                {one.mayRetry && (
                  <Button size="s" onClick={() => retryUpload(one)}>
                    Try again
                  </Button>
                )}
                <IconButton size="s" label={`Dismiss ${one.file.name}`} onClick={() => dismissUpload(one.id)}>
                  <X />
                </IconButton>
              </>
            }
          >
            {one.failure}
          </Banner>
        </li>
      ))}
    </ul>
  );
}
