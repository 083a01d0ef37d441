import { DeleteOutlined, EditOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { Alert, Button, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import type { Result } from '@srm/api/endpoint'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { useDesigner, useDesigning } from '../designer/designer.store.ts'
import { Differences, type CaseRun, type CheckResult } from './difference.tsx'
import { begun } from './simulate.model.ts'
import styles from './result.module.css'
import { useTrying } from './state.ts'
import { useText, wordOr } from './simulate.texts.ts'

type Case = Result<typeof approval.flow.cases.list>[number]
type Runs = ReadonlyMap<string, CaseRun>

const Naming = ({ one, close }: { readonly one: Case; readonly close: () => void }): ReactNode => {
  const t = useText()
  const field = useRef<InputRef>(null)
  const [name, setName] = useState(one.name)
  useEffect(() => field.current?.focus({ cursor: 'all' }), [])
  const act = useMutate(approval.flow.cases.rename, { done: close })
  const keep = (): void => {
    const next = name.trim()
    if (next === '' || next === one.name) close()
    else act.mutate({ params: { id: one.id }, body: { name: next } })
  }
  return (
    <Input
      ref={field}
      size="small"
      aria-label={t('caseName')}
      maxLength={60}
      value={name}
      onChange={({ target }) => setName(target.value)}
      onPressEnter={() => field.current?.blur()}
      onBlur={keep}
    />
  )
}

type ItemProps = {
  readonly one: Case
  readonly run: CaseRun | undefined
  readonly play: () => void
  readonly busy: boolean
}

const CaseItem = ({ one, run, play, busy }: ItemProps): ReactNode => {
  const t = useText()
  const { change } = useTrying()
  const [naming, setNaming] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const remove = useMutate(approval.flow.cases.remove)
  const { name, input, steps, ends } = one
  const show = (): void =>
    change({
      ...begun(input.docType),
      facts: input.facts ?? {},
      initiator: input.initiator ?? '',
      at: input.at ?? '',
      moves: input.moves,
    })
  const tool = (label: string, icon: ReactNode, act: () => void): ReactNode => (
    <Button type="text" size="small" aria-label={label} title={label} icon={icon} disabled={busy} onClick={act} />
  )
  return (
    <li className={styles.case} data-differs={run ? run.differences.length > 0 : undefined}>
      <Row gap={6}>
        {naming ? (
          <Naming one={one} close={() => setNaming(false)} />
        ) : (
          <button type="button" className={styles.open} title={t('open', { name })} onClick={show}>
            {name}
          </button>
        )}
        {tool(t('run.case', { name }), <PlayCircleOutlined aria-hidden />, play)}
        {tool(t('rename.case', { name }), <EditOutlined aria-hidden />, () => setNaming(true))}
        {tool(t('remove.case', { name }), <DeleteOutlined aria-hidden />, () => setLeaving(true))}
      </Row>
      <Muted as="p" size="s">
        {t('caseNote', { steps, ends: wordOr(t, `ends.${ends}`, 'ends.other') })}
      </Muted>
      {run && (
        <p className={styles.verdict}>
          {run.differences.length === 0 ? t('same') : t('differs', { count: run.differences.length })}
        </p>
      )}
      {run && <Differences run={run} />}
      <ConfirmDialog
        open={leaving}
        title={t('remove.case', { name })}
        ok={t('remove')}
        busy={remove.isPending}
        confirm={() => remove.mutateAsync({ params: { id: one.id } })}
        close={() => setLeaving(false)}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </li>
  )
}

export const Verdict = ({ checked }: { readonly checked: Pick<CheckResult, 'cases'> }): ReactNode => {
  const t = useText()
  const total = checked.cases.length
  const count = checked.cases.filter(({ differences }) => differences.length > 0).length
  return count === 0 ? (
    <Alert type="success" showIcon title={t('allSame', { count: total })} />
  ) : (
    <Alert type="warning" showIcon title={t('someDiffer', { count, total })} />
  )
}

/** What was saved as right, to be tried again on the flow as it is drawn now. */
export const Cases = (): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const id = useDesigning((state) => state.id)
  const cases = useRead(approval.flow.cases.list, { params: { id } })
  const [runs, setRuns] = useState<Runs>(new Map())
  const [busy, setBusy] = useState(false)
  const act = useMutate(approval.flow.cases.run, {
    done: ({ cases: tried }) =>
      setRuns((before) => new Map([...before, ...tried.map((one) => [one.id, one] as const)])),
  })
  const play = async (only?: string): Promise<void> => {
    setBusy(true)
    const tree = store.getState().history.present
    await act.mutateAsync({ params: { id }, body: { tree, ...(only && { only }) } }).catch(() => undefined)
    setBusy(false)
  }
  return (
    <Await query={cases} rows={4}>
      {(all) =>
        all.length === 0 ? (
          <State title={t('cases.none')} hint={t('cases.noneHint')} />
        ) : (
          <>
            <Button type="primary" loading={busy} onClick={() => void play()}>
              {t('runAll')}
            </Button>
            {all.every((one) => runs.has(one.id)) && <Verdict checked={{ cases: [...runs.values()] }} />}
            <ul className={styles.cases}>
              {all.map((one) => (
                <CaseItem key={one.id} one={one} run={runs.get(one.id)} busy={busy} play={() => void play(one.id)} />
              ))}
            </ul>
          </>
        )
      }
    </Await>
  )
}
