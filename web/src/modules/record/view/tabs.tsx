import { MoreOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { record, type SavedView } from '@srm/api/record'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { ViewsProps } from '@/ui/record-list/list-slots.ts'
import { Pop } from '@/ui/record-list/filter/pop.tsx'
import { Row } from '@/ui/layout.tsx'
import { useViewText } from '../record.texts.ts'
import styles from './view.module.css'

const ViewPanel = lazy(async () => ({ default: (await import('./panel.tsx')).ViewPanel }))

const none: readonly SavedView[] = []

type TabProps = {
  readonly name: string
  readonly current: boolean
  readonly changed: boolean
  readonly note: string | undefined
  readonly choose: () => void
}

const Tab = ({ name, current, changed, note, choose }: TabProps): ReactNode => {
  const t = useViewText()
  return (
    <button
      type="button"
      className={styles.tab}
      {...(current && { 'aria-current': 'true' as const })}
      {...(note && { title: note })}
      onClick={choose}
    >
      {name}
      {changed && <i className={styles.dot} title={t('changed')} />}
    </button>
  )
}

const Changed = ({ view, state, open }: { view: SavedView } & Pick<ViewsProps, 'state' | 'open'>): ReactNode => {
  const t = useViewText()
  const { mutate, isPending } = useMutate(record.updateView, { done: () => toast.success(t('saved')) })
  const { id, name, shared, version } = view
  return (
    <>
      {view.mine && (
        <Button
          type="link"
          size="small"
          loading={isPending}
          onClick={() => mutate({ params: { id }, body: { version, name, shared, state } })}
        >
          {t('update')}
        </Button>
      )}
      <Button type="text" size="small" onClick={() => open(view)}>
        {t('undo')}
      </Button>
    </>
  )
}

/** Tells the list its default view as soon as it is known and whenever it changes. */
const useDefault = (views: readonly SavedView[] | undefined, settle: ViewsProps['settleDefault']): void => {
  const chosen = views?.find(({ isDefault }) => isDefault)
  const tell = useEffectEvent(() => settle(chosen))
  const key = chosen && `${chosen.id}:${chosen.state}`
  const known = views !== undefined
  useEffect(() => {
    if (known) tell()
  }, [known, key])
}

/** Saved views as tabs beside the title of a list, one's own and those others share. */
export const ViewTabs = ({ subject, state, current, open, named, settleDefault }: ViewsProps): ReactNode => {
  const t = useViewText()
  const { data } = useRead(record.views, { params: { subject } })
  useDefault(data, settleDefault)
  const opener = useRef<HTMLButtonElement>(null)
  const [managing, setManaging] = useState(false)
  const views = data ?? none
  const shown = views.find(({ id }) => id === current)
  const changed = shown !== undefined && shown.state !== state
  const noteOf = ({ mine, shared, owner }: SavedView): string | undefined => {
    if (!shared) return undefined
    return mine ? t('shared') : t('sharedBy', { name: owner.name })
  }
  return (
    <Row as="nav" gap={4} className={styles.bar} aria-label={t('views')}>
      <Row gap={16} align="stretch" className={styles.tabs}>
        {views.length > 0 && (
          <Tab name={t('all')} current={!shown} changed={false} note={undefined} choose={() => open(undefined)} />
        )}
        {views.map((view) => (
          <Tab
            key={view.id}
            name={view.name}
            current={view === shown}
            changed={view === shown && changed}
            note={noteOf(view)}
            choose={() => open(view)}
          />
        ))}
      </Row>
      {changed && <Changed view={shown} state={state} open={open} />}
      <Button
        ref={opener}
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden />}
        {...((shown ?? state === '') && { 'aria-label': t('manage') })}
        aria-haspopup="dialog"
        aria-expanded={managing}
        onClick={() => setManaging(!managing)}
      >
        {!shown && state !== '' && t('saveAs')}
      </Button>
      {managing && (
        <Pop anchor={opener} label={t('manage')} close={() => setManaging(false)}>
          <ViewPanel
            {...{ subject, state, views }}
            current={shown}
            open={open}
            named={(id) => {
              named(id)
              setManaging(false)
            }}
          />
        </Pop>
      )}
    </Row>
  )
}
