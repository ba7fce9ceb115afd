import page from '../../app/shell/shell.module.css';
import { Tools } from './tools.tsx';

export function ToolsStep() {
  return (
    <div className={page.page}>
      <Tools />
    </div>
  );
}
