import page from '../../app/shell/shell.module.css';
import { Library } from './library.tsx';

export function LibraryStep() {
  return (
    <div className={page.page}>
      <Library />
    </div>
  );
}
