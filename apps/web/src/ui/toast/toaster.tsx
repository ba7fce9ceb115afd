import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';
import { ToastBox } from './toast-box.tsx';
import { receiveToasts, type ToastContent } from './toast-queue.ts';

const SHOWN_MS = 5000;
const MOST = 3;

/** Shows what `showToast` was told, the newest below. F6 brings the focus here and back. */
export function Toaster() {
  const [manager] = useState(() => Base.createToastManager<ToastContent>());
  useEffect(
    () =>
      receiveToasts((toast) => {
        const id = manager.add({
          data: toast,
          priority: toast.tone === 'error' ? 'high' : 'low',
          timeout: toast.forMs ?? SHOWN_MS,
          ...(toast.onGone && { onClose: toast.onGone }),
          ...(toast.action && {
            actionProps: {
              children: toast.action.label,
              onClick: () => {
                toast.action?.onAct();
                manager.close(id);
              },
            },
          }),
        });
      }),
    [manager],
  );
  return (
    <Base.Provider toastManager={manager} limit={MOST}>
      <Base.Portal>
        <Base.Viewport className={styles.viewport} aria-label="Notices">
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager<ToastContent>();
  return toasts.toReversed().map((toast) => (
    <Base.Root key={toast.id} toast={toast} className={styles.root} swipeDirection={['down', 'left']}>
      <ToastBox
        tone={toast.data?.tone}
        title={<Base.Title render={<p />}>{toast.data?.title}</Base.Title>}
        text={toast.data?.text && <Base.Description render={<p />}>{toast.data.text}</Base.Description>}
        action={toast.actionProps && <Base.Action render={<Button size="s" />} />}
        close={
          <Base.Close
            // Nothing is stacked here: what can be seen and pressed can be read out.
            aria-hidden={false}
            render={
              <IconButton label="Dismiss" size="s">
                <X />
              </IconButton>
            }
          />
        }
      />
    </Base.Root>
  ));
}
