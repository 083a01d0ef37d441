import { CheckCircleOutlined } from '@ant-design/icons'
import { Alert, Button, Checkbox } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { identity, type Handover, type User } from '@srm/api/identity'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { HoldingCard, Successor } from './holding.tsx'
import styles from './hand-over.module.css'
import { useHandOverText } from '../identity.texts.ts'
import { useUserPlace } from '../user/user.paths.ts'

type Selection = Readonly<Record<string, string>>

const useChosen = (holdings: readonly Handover[]) => {
  const [chosen, setChosen] = useState<Selection>({})
  const all = (id: string | undefined): void =>
    setChosen(id ? Object.fromEntries(holdings.map(({ kind }) => [kind, id])) : {})
  const one = (kind: string, id: string | undefined): void => {
    const { [kind]: _, ...rest } = chosen
    setChosen(id ? { ...rest, [kind]: id } : rest)
  }
  return { chosen, all, one, complete: holdings.every(({ kind }) => chosen[kind] !== undefined) }
}

type HoldingsProps = {
  readonly user: User
  readonly holdings: readonly Handover[]
  readonly picked: ReturnType<typeof useChosen>
}

const Holdings = ({ user, holdings, picked: { chosen, all, one } }: HoldingsProps): ReactNode => {
  const t = useHandOverText()
  const count = holdings.reduce((sum, holding) => sum + holding.count, 0)
  if (holdings.length === 0)
    return (
      <Panel>
        <State icon={<CheckCircleOutlined aria-hidden />} title={t('nothing')} hint={t('nothingHint')} />
      </Panel>
    )
  return (
    <Panel title={t('holdings', { kinds: holdings.length, count })}>
      <div className={styles.everyone}>
        <span>{t('toOne')}</span>
        <Successor label={t('toOne')} without={user.id} value={undefined} choose={all} />
      </div>
      <ul className={styles.list}>
        {holdings.map((holding) => (
          <HoldingCard
            key={holding.kind}
            holding={holding}
            leaver={user.id}
            value={chosen[holding.kind]}
            choose={(id) => one(holding.kind, id)}
          />
        ))}
      </ul>
    </Panel>
  )
}

const Steps = ({ user, holdings }: { readonly user: User; readonly holdings: readonly Handover[] }): ReactNode => {
  const t = useHandOverText()
  const go = useNavigate()
  const { paths } = useUserPlace()
  const picked = useChosen(holdings)
  const { chosen, complete } = picked
  const [leave, setLeave] = useState(true)
  const [asking, setAsking] = useState(false)
  const name = user.displayName
  const act = useMutate(identity.user.handOver, {
    done: async () => {
      toast.success(leave ? t('left', { name }) : t('done'))
      await refreshFamily(identity.department.list)
      void go(paths.detail(user.id), { replace: true })
    },
  })
  const ok = leave ? t('confirmLeave') : t('confirm')
  const ready = leave ? complete : Object.keys(chosen).length > 0
  return (
    <>
      <Holdings user={user} holdings={holdings} picked={picked} />
      <Panel title={t('afterwards')}>
        <div className={styles.then}>
          <Checkbox checked={leave} onChange={({ target }) => setLeave(target.checked)}>
            {t('leave', { name })}
          </Checkbox>
          <p className={styles.hint}>{t('leaveHint')}</p>
          {leave && !complete && <Alert type="info" showIcon title={t('needAll')} />}
          <Button type="primary" danger={leave} disabled={!ready} onClick={() => setAsking(true)}>
            {ok}
          </Button>
        </div>
      </Panel>
      <ConfirmDialog
        open={asking}
        title={leave ? t('askLeave', { name }) : t('ask', { name })}
        ok={ok}
        danger={leave}
        busy={act.isPending}
        confirm={() => act.mutateAsync({ params: { id: user.id }, body: { successors: chosen, leave } })}
        close={() => setAsking(false)}
      >
        {t('askHint')}
      </ConfirmDialog>
    </>
  )
}

/** Everything a person holds passes on before they go; nothing may be left hanging. */
const HandOver = (): ReactNode => {
  const t = useHandOverText()
  const [params] = useSearchParams()
  const { paths } = useUserPlace()
  const id = params.get('id') ?? ''
  const user = useRead(identity.user.show, { params: { id } })
  const holdings = useRead(identity.user.holdings, { params: { id } })
  return (
    <Page title={t('title', { name: user.data?.displayName ?? '' })} back={paths.detail(id)}>
      <Await query={user}>
        {(person) => <Await query={holdings}>{(all) => <Steps user={person} holdings={all} />}</Await>}
      </Await>
    </Page>
  )
}

export default HandOver
