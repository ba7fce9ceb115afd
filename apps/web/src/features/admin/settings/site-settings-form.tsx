import { ApiError, adminLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { call, failureText } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { tellSite } from '../../../lib/site.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { Textarea } from '../../../ui/textarea/textarea.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { renewPeople, type SiteSettings, settingsQuery } from '../admin-queries.ts';
import { timeOf } from '../admin-words.ts';
import { Panel } from '../charts/panel.tsx';
import styles from './site-settings-form.module.css';

/** How the site is set, for everybody. */
export function SiteSettingsForm() {
  const { data, error, refetch } = useQuery(settingsQuery);
  // What is being changed stays while somebody else saves; only what was saved here begins anew.
  const [begun, setBegun] = useState<SiteSettings>();
  if (data && !begun) setBegun(data);
  if (begun) {
    return (
      <Form
        key={begun.version}
        settings={begun}
        isStale={data !== undefined && data.version !== begun.version}
        onSettings={(settings) => {
          queryClient.setQueryData(settingsQuery.queryKey, settings);
          setBegun(settings);
        }}
        onReload={async () => {
          const { data: fresh } = await refetch();
          if (fresh) setBegun(fresh);
        }}
      />
    );
  }
  if (!error) return <SkeletonLines label="Loading the settings" lines={8} />;
  return (
    <ErrorState level={2} title="The settings did not load" onRetry={refetch}>
      {failureText(error)}
    </ErrorState>
  );
}

interface FormProps {
  settings: SiteSettings;
  /** Somebody has saved others since. */
  isStale: boolean;
  onSettings: (settings: SiteSettings) => void;
  onReload: () => Promise<void>;
}

type Counters = 'server' | 'decoration' | 'live';
const countersNames = { decoration: 'moving', live: 'true' } as const;

function Form({ settings, isStale, onSettings, onReload }: FormProps) {
  const [counters, setCounters] = useState<Counters>(settings.hero_counters ?? 'server');
  const [promo, setPromo] = useState(settings.promo);
  const [text, setText] = useState(settings.banner?.text ?? '');
  const [link, setLink] = useState(settings.banner?.link ?? '');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      call('PUT /api/admin/settings', {
        body: {
          hero_counters: counters === 'server' ? null : counters,
          promo,
          banner: !isBlankText(text) ? { text: text.trim(), link: link.trim() || null } : null,
          reason: reason.trim(),
          version: settings.version,
        },
      }),
    onSuccess: (saved) => {
      showToast({ title: 'Settings saved', text: 'They hold for everybody within seconds.', tone: 'go' });
      tellSite({ promo: saved.promo, banner: saved.banner });
      onSettings(saved);
      void renewPeople();
    },
  });
  const isOverwritten = saving.error instanceof ApiError && saving.error.code === 'stale-version';
  const linkProblem =
    wasTried && !isLink(link.trim())
      ? 'Give a path of this site, as /?step=payment, or an https address.'
      : undefined;
  const reasonProblem =
    wasTried && isBlankText(reason) ? 'Give a reason. The audit log keeps it.' : undefined;

  function save(event: SyntheticEvent<HTMLElement>) {
    event.preventDefault();
    flushSync(() => setTried(true));
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    else if (!saving.isPending) saving.mutate();
  }

  return (
    <Panel
      title="Site settings"
      aside={settings.updated_at ? `Last changed ${timeOf(settings.updated_at)}` : 'Never changed'}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        <Select
          label="Counters of the start page"
          note="Which figures stand under Online and Prompts Generated."
          choices={[
            {
              value: 'server',
              label: `As the server says: ${countersNames[settings.hero_counters_of_server]}`,
            },
            { value: 'decoration', label: 'Moving by themselves' },
            { value: 'live', label: 'The true figures' },
          ]}
          value={counters}
          onChange={setCounters}
        />
        <Switch isOn={promo} onChange={setPromo}>
          Show the popup about Nano Banana
        </Switch>
        <Textarea
          label="Banner"
          note="A line above every page. Empty shows none."
          rows={2}
          max={adminLimits.banner}
          isProse
          value={text}
          onChange={setText}
        />
        <Field
          label="Where the banner leads"
          note="A path of this site, or an https address. Empty leads nowhere."
          error={linkProblem}
          max={adminLimits.bannerLink}
          value={link}
          onChange={setLink}
        />
        <Textarea
          label="Reason"
          note="The audit log keeps it."
          error={reasonProblem}
          rows={2}
          max={adminLimits.reason}
          isProse
          isRequired
          value={reason}
          onChange={setReason}
        />
        {isStale || isOverwritten ? (
          <Banner
            tone="warn"
            isNews
            head="Somebody else has changed the settings."
            action={
              <Button size="s" onClick={() => void onReload()}>
                Show theirs
              </Button>
            }
          >
            What you changed here is not saved.
          </Banner>
        ) : (
          saving.error && (
            <Banner tone="error" isNews head="Nothing was changed.">
              {failureText(saving.error)}
            </Banner>
          )
        )}
        <div>
          <Button type="submit" look="primary" isBusy={saving.isPending}>
            Save settings
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Nothing, a path of this site, or an https address; the server looks again. */
function isLink(link: string): boolean {
  if (link === '' || /^\/(?![/\\])/.test(link)) return true;
  return link.startsWith('https://') && URL.canParse(link);
}
