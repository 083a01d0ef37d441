import { DownOutlined, EditOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { approval, centreLists, type Detail } from '@srm/api/approval'
import { recordPath } from '@/lib/module/record-pages.ts'
import { toast } from '@/lib/toast.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { Row } from '@/ui/layout.tsx'
import { call } from '@/lib/api/api.ts'
import { neighboursOf, useLastList } from '@/ui/record-list/state/last-list.ts'
import { blank, type Kind, type Values } from '../act/act.model.ts'
import { noteDecision } from '../act/decided.ts'
import { offersOf } from '../act/offers.ts'
import { actWord, useText } from '../act/act.texts.ts'
import { allowsTakeBack, mineIn, nextAfter, wantsTwo, type Edits } from './detail.model.ts'
import styles from './detail.module.css'

const reach = 50

type NextTask = {
  /** The one to decide next. */
  readonly id: string | undefined
  /** How many wait, as far as they are looked at. */
  readonly count: number
}

/** What waits still: first what stood beside it in the list one came from, else what has waited longest. */
const useNextPending = (id: string): (() => Promise<NextTask>) => {
  const { previous, next } = neighboursOf(useLastList(centreLists.todo.record.name), id)
  return async () => {
    const query = { sort: 'receivedAt', pageSize: reach, count: 'false' } as const
    const { items } = await call(approval.rows.todo.list, { query }, { silent: true })
    const waiting = items.map((row) => row.id).filter((one) => one !== id)
    const beside = [next, previous].find((one) => one !== undefined && waiting.includes(one))
    return { id: beside ?? waiting[0], count: waiting.length }
  }
}

const ActDialog = lazy(async () => ({ default: (await import('../act/dialog.tsx')).ActDialog }))

type Props = {
  readonly detail: Detail
  readonly edits: Edits
  readonly next: (id: string) => void
  readonly leave: () => void
}

/** After these it no longer waits for me. */
const deciding: readonly Kind[] = ['approve', 'reject', 'return', 'transfer', 'abstain']
/** Over the others' heads: where the flow wants two administrators these are proposed first. */
const overHeads: readonly Kind[] = ['reassign', 'skip', 'move', 'terminate']
/** What one has come for. */
const leading: readonly Kind[] = ['approve', 'claim', 'resubmit']
const dangerous: readonly Kind[] = ['reject', 'withdraw', 'void']

const useLabelOf = (detail: Detail): ((kind: Kind) => string) => {
  const t = useText()
  const handles = mineIn(detail)?.run.type === 'handle'
  return (kind) => actWord(t, `do.${kind === 'approve' && handles ? 'complete' : kind}`)
}

type MenuProps = {
  readonly label: string
  readonly kinds: readonly Kind[]
  readonly name: (kind: Kind) => string
  readonly start: (kind: Kind) => void
  readonly danger?: boolean
}

const Menu = ({ label, kinds, name, start, danger = false }: MenuProps): ReactNode => {
  if (kinds.length === 0) return null
  const items = kinds.map((key) => ({ key, label: name(key), danger: danger || dangerous.includes(key) }))
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => start(key as Kind) }}>
      <Button danger={danger}>
        {label}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}

const Mend = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const path = recordPath(detail.docType, detail.docId)
  if (!path || !detail.actions.includes('resubmit')) return null
  return (
    <Button icon={<EditOutlined aria-hidden />} onClick={() => void go(path)}>
      {t('edit')}
    </Button>
  )
}

/** What became of it is said, can be taken back for a while, and the next one that waits is opened. */
const useAfter = ({ detail, next, leave }: Props): ((kind: Kind) => Promise<void>) => {
  const t = useText()
  const nextPending = useNextPending(detail.id)
  const mine = mineIn(detail)
  return async (kind) => {
    const isProposed = overHeads.includes(kind) && wantsTwo(detail)
    const done = isProposed ? t('proposal.made') : actWord(t, `done.${kind}`)
    if (!deciding.includes(kind)) {
      toast.success(done)
      return
    }
    const pending = await nextPending().catch(() => ({ id: undefined, count: 0 }))
    noteDecision({
      id: detail.id,
      taskId: mine?.task.id ?? '',
      title: detail.title,
      done,
      canTakeBack:
        kind === 'approve' && mine !== undefined && allowsTakeBack(detail) && nextAfter(detail, mine).kind !== 'end',
      waiting: pending.count,
      opens: pending.id,
    })
    if (pending.id) next(pending.id)
    else leave()
  }
}

/** What can be done, always in reach: deciding first, managing apart and in red. */
export const ActionBar = (props: Props): ReactNode => {
  const { detail, edits } = props
  const t = useText()
  const narrow = useNarrow()
  const name = useLabelOf(detail)
  const [kind, setKind] = useState<Kind>()
  const [values, setValues] = useState<Values>(blank)
  const after = useAfter(props)
  const { main, more, admin } = offersOf(detail)
  if (main.length + admin.length === 0 && kind === undefined) return null
  const shown = narrow ? main.slice(0, 2) : main
  const rest = [...main.slice(shown.length), ...more]
  return (
    <Row className={styles.bar} role="toolbar" aria-label={t('bar')}>
      {shown.map((one, index) => (
        <Button
          key={one}
          className={styles.act ?? ''}
          type={index === 0 && leading.includes(one) ? 'primary' : 'default'}
          danger={dangerous.includes(one)}
          onClick={() => setKind(one)}
        >
          {name(one)}
        </Button>
      ))}
      <Mend detail={detail} />
      <Menu label={t('more')} kinds={rest} name={name} start={setKind} />
      <span className={styles.space} />
      <Menu label={t('admin')} kinds={admin} name={name} start={setKind} danger />
      {kind && (
        <Suspense>
          <ActDialog
            detail={detail}
            kind={kind}
            name={name(kind)}
            danger={dangerous.includes(kind) || admin.includes(kind)}
            values={values}
            change={(next) => setValues((before) => ({ ...before, ...next }))}
            edits={edits}
            close={() => setKind(undefined)}
            done={() => {
              setKind(undefined)
              setValues(blank)
              void after(kind)
            }}
          />
        </Suspense>
      )}
    </Row>
  )
}
