import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { approval, type Substitution } from '@srm/api/approval'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { Row } from '@/ui/layout.tsx'
import { punctuation } from '@/lib/i18n.ts'
import styles from './settings.module.css'
import { useSettingsText } from '../approval.texts.ts'

const SubstituteForm = lazy(async () => ({ default: (await import('./substitute.form.tsx')).SubstituteForm }))
const Handled = lazy(async () => ({ default: (await import('./handled.tsx')).Handled }))

const colours = { coming: 'blue', active: 'green', over: 'grey', cancelled: 'grey' } as const

const useTitle = (): ((rule: Substitution) => string) => {
  const t = useSettingsText()
  const me = useProfile()?.id
  return ({ principal, substitute }) => {
    if (principal.id === me) return t('substitute.mine', { name: substitute.name })
    if (substitute.id === me) return t('substitute.forMe', { name: principal.name })
    return t('substitute.others', { principal: principal.name, substitute: substitute.name })
  }
}

type RowProps = { readonly rule: Substitution; readonly cancel: () => void; readonly look: () => void }

const Rule = ({ rule, cancel, look }: RowProps): ReactNode => {
  const t = useSettingsText()
  const title = useTitle()(rule)
  const { flows, amountCap, reason, state, handled } = rule
  const words = [
    flows.length > 0 ? flows.map(({ name }) => name).join(punctuation('list')) : t('substitute.allFlows'),
    amountCap && t('substitute.cap', { amount: formatMoney(amountCap) }),
    reason,
  ]
  return (
    <Row as="li" gap={12} align="start" className={styles.row}>
      <div className={styles.words}>
        <h3>
          {title}
          <Status color={colours[state]}>{t(`substitute.state.${state}`)}</Status>
        </h3>
        <p>{t('substitute.period', { from: formatDateTime(rule.from), to: formatDateTime(rule.to) })}</p>
        <p>{words.filter(Boolean).join(' · ')}</p>
        {handled > 0 && (
          <Button type="link" className={styles.link ?? ''} onClick={look}>
            {t('handled', { count: handled })}
          </Button>
        )}
      </div>
      {rule.actions.includes('cancel') && (
        <Button size="small" aria-label={t('substitute.cancelOne', { name: rule.substitute.name })} onClick={cancel}>
          {t('substitute.cancel')}
        </Button>
      )}
    </Row>
  )
}

const Cancel = ({ rule, close }: { rule: Substitution | undefined; close: () => void }): ReactNode => {
  const t = useSettingsText()
  const act = useMutate(approval.substitution.cancel, { done: () => toast.success(t('substitute.cancelled')) })
  return (
    <ConfirmDialog
      open={rule !== undefined}
      title={t('substitute.cancelTitle', { name: rule?.substitute.name ?? '' })}
      ok={t('substitute.cancel')}
      busy={act.isPending}
      confirm={() => act.mutateAsync({ params: { id: rule?.id ?? '' } })}
      close={close}
    >
      {t('substitute.cancelHint')}
    </ConfirmDialog>
  )
}

/** Who decides for whom while they are away, and what came of it. */
export const Substitutes = (): ReactNode => {
  const t = useSettingsText()
  const rules = useRead(approval.substitution.list, {})
  const [adding, setAdding] = useState(false)
  const [cancelled, setCancelled] = useState<Substitution>()
  const [looked, setLooked] = useState<Substitution>()
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
      {t('substitute.add')}
    </Button>
  )
  return (
    <Panel title={t('substitutes')} extra={(rules.data?.length ?? 0) > 0 && add}>
      <p className={styles.hint}>{t('substitutes.hint')}</p>
      <Await query={rules} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <State title={t('substitute.none')} hint={t('substitute.noneHint')} action={add} />
          ) : (
            <ul className={styles.rows}>
              {all.map((rule) => (
                <Rule key={rule.id} rule={rule} cancel={() => setCancelled(rule)} look={() => setLooked(rule)} />
              ))}
            </ul>
          )
        }
      </Await>
      <Suspense>
        {adding && <SubstituteForm close={() => setAdding(false)} />}
        {looked && <Handled rule={looked} close={() => setLooked(undefined)} />}
      </Suspense>
      <Cancel rule={cancelled} close={() => setCancelled(undefined)} />
    </Panel>
  )
}
