import { useQuery } from '@tanstack/react-query'
import { ArrowLeftOutlined, BookOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { loadHelp, type Guide, type LoadedHelp } from '@/lib/module/help.ts'
import { useShortcutGroups } from '@/lib/shortcuts/shortcuts.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { Await } from '@/ui/states.tsx'
import styles from './help.module.css'
import { useHelpText } from '../shell.texts.ts'

const GuideText = lazy(async () => ({ default: (await import('./guide.tsx')).GuideText }))

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** The same the sheet behind the question mark shows: what works on this page first. */
const Keys = (): ReactNode => {
  const t = useHelpText()
  const shortcuts = useShortcutGroups()
    .toReversed()
    .flatMap((group) => group.shortcuts)
  return (
    <Section title={t('keys')}>
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

type BodyProps = { readonly help: LoadedHelp | null; readonly read: (guide: Guide) => void }

const Body = ({ help, read }: BodyProps): ReactNode => {
  const t = useHelpText()
  const say = useLabel()
  const { words = [], toRead = [] } = help ?? {}
  return (
    <>
      <Section title={t('purpose')}>
        <p>{help ? say(help.purpose) : t('none')}</p>
      </Section>
      {words.length > 0 && (
        <Section title={t('terms')}>
          <dl className={styles.terms}>
            {words.map(({ term, means }) => (
              <div key={term.zh}>
                <dt>{say(term)}</dt>
                <dd>{say(means)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Keys />
      {toRead.length > 0 && (
        <Section title={t('guides')}>
          {toRead.map((guide) => (
            <Button key={guide.title.zh} icon={<BookOutlined aria-hidden />} onClick={() => read(guide)}>
              {say(guide.title)}
            </Button>
          ))}
        </Section>
      )}
    </>
  )
}

type Props = {
  /** What the page is called, and its address before that of the list it belongs to. */
  readonly page: string
  readonly paths: readonly string[]
  readonly close: () => void
}

/** What the page is for, its words, the keys and the guide; beside the page, which stays usable. */
export const HelpDrawer = ({ page, paths, close }: Props): ReactNode => {
  const t = useHelpText()
  const say = useLabel()
  const narrow = useNarrow()
  const [guide, setGuide] = useState<Guide>()
  const { data, error, refetch } = useQuery({
    queryKey: ['help', ...paths],
    queryFn: async () => (await loadHelp(paths)) ?? null,
    staleTime: Infinity,
  })
  return (
    <Drawer
      open
      mask={false}
      size={narrow ? '100%' : guide ? 560 : 360}
      title={guide ? say(guide.title) : t('title', { page })}
      extra={
        guide && (
          <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => setGuide(undefined)}>
            {t('back')}
          </Button>
        )
      }
      onClose={close}
    >
      {guide ? (
        <Suspense>
          <GuideText file={guide.file} />
        </Suspense>
      ) : (
        <Await query={{ data, error, refetch, denied: false }} rows={6}>
          {(help) => <Body help={help} read={setGuide} />}
        </Await>
      )}
    </Drawer>
  )
}
