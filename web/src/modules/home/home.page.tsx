import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { home, type WidgetPlacement } from '@srm/api/home'
import { shanghaiTime } from '@srm/api/shared/date'
import { useLanguage } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { Await, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { Board } from './home.board.tsx'
import { greetingAt } from './home.greeting.ts'
import { arrangement } from './home.layout.ts'
import styles from './home.module.css'
import { useHomeText } from './home.texts.ts'

const Editor = lazy(async () => ({ default: (await import('./home.editor.tsx')).Editor }))

const dateOf = (now: Date, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    dateStyle: 'full',
    timeZone: 'Asia/Shanghai',
  }).format(now)

const Hello = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const t = useHomeText()
  const profile = useProfile()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  return (
    <Row as="header" gap={16} wrap className={styles.hello}>
      <div className={styles.words}>
        <h1>{t('hello', { greeting: t(`greeting.${greetingAt(now)}`), name: profile?.displayName ?? '' })}</h1>
        <p>
          <time dateTime={shanghaiTime(now).slice(0, 10)}>{dateOf(now, language)}</time>
          <span>{profile?.company}</span>
        </p>
      </div>
      {children}
    </Row>
  )
}

/** The guide leaves by itself once there is nothing to do, or when it was put away. */
const useHidden = (guideHidden: boolean): ReadonlySet<string> => {
  const { data } = useRead(home.steps, {}, { enabled: !guideHidden })
  const over = guideHidden || (data !== undefined && data.every(({ done }) => done))
  return new Set(over ? ['guide'] : [])
}

type ShownProps = {
  readonly widgets: readonly WidgetPlacement[] | null
  readonly guideHidden: boolean
  readonly own: boolean
  readonly roles: readonly string[]
}

const Shown = ({ widgets, guideHidden, own, roles }: ShownProps): ReactNode => {
  const t = useHomeText()
  const narrow = useNarrow()
  const [editing, setEditing] = useState(false)
  const cells = arrangement(widgets, useHidden(guideHidden), roles)
  if (editing && !narrow)
    return (
      <Suspense>
        <Editor initial={cells} own={own} close={() => setEditing(false)} hello={(tools) => <Hello>{tools}</Hello>} />
      </Suspense>
    )
  return (
    <>
      <Hello>
        {!narrow && (
          <Button icon={<EditOutlined aria-hidden />} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </Hello>
      {cells.length === 0 ? <State title={t('empty')} hint={t('empty.hint')} /> : <Board cells={cells} />}
    </>
  )
}

/** The first page people see: who they are, what is new, where they were. */
const HomePage = (): ReactNode => (
  <div className={styles.page}>
    <Await query={useRead(home.mine, {})}>
      {({ widgets, from, guideHidden, roles }) => (
        <Shown widgets={widgets} guideHidden={guideHidden} own={from === 'own'} roles={roles} />
      )}
    </Await>
  </div>
)

export default HomePage
