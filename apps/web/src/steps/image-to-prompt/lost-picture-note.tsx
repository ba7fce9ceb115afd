import { isolateText } from '@cuewright/engine/text';
import { useState } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { lostPicture } from './lost-picture.ts';

/** Says which picture has to be chosen again, to whoever comes back to an empty page. */
export function LostPictureNote() {
  const [name] = useState(lostPicture);
  if (name === '') return null;
  return (
    <Banner head={`Choose ${isolateText(name)} again.`}>
      Pictures stay only while the page is open. Nothing was counted.
    </Banner>
  );
}
