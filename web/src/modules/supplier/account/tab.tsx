import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { supplier, SupplierAccountChange, SupplierBankAccount } from '@srm/api/supplier'
import { useCan } from '@/lib/session/can.tsx'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Stack } from '@/ui/layout.tsx'
import { AskDialog } from './ask.dialog.tsx'
import { ChangeForm, type Account } from './change.form.tsx'
import { ChangeSteps, SubmitChange } from './change.steps.tsx'
import { useAccountText } from '../supplier.texts.ts'
import styles from '../lifecycle/move.module.css'
import { accountChangePaths } from '../supplier.paths.ts'

type Step = { readonly verify: Account } | { readonly change: Account } | { readonly submit: string }

const Verify = ({ account, close }: { readonly account: Account; readonly close: () => void }): ReactNode => {
  const t = useAccountText()
  const { id, accountName } = account
  const act = useMutate(supplier.bankAccount.verify, {
    done: async () => {
      toast.success(t('verify.done'))
      close()
      await refreshFamily(supplier.move.ways)
    },
  })
  return (
    <AskDialog
      title={t('verify.title', { name: accountName })}
      hint={t('verify.hint')}
      yes={t('verify.yes')}
      no={t('verify.no')}
      busy={act.isPending}
      answer={(matches) => act.mutate({ params: { id }, body: { matches } })}
      close={close}
    />
  )
}

const byOwner = (id: string) => JSON.stringify([{ field: 'supplier', op: 'in', value: [id] }])

/** What can be done with the accounts above: verified by a second person, changed by a document. */
const AccountSteps = ({ supplierId, start }: { supplierId: string; start: (step: Step) => void }): ReactNode => {
  const t = useAccountText()
  const may = useCan()
  const query = useRead(supplier.bankAccount.list, { query: { filter: byOwner(supplierId), pageSize: 100 } })
  const meta = metaOf(SupplierBankAccount.fields.verifyStatus)
  // Without an account there is nothing to verify or change: a card with a heading alone would only puzzle.
  if (query.data?.items.length === 0) return null
  return (
    <Panel title={`${t('verify')} · ${t('change')}`}>
      <Await query={query} rows={1}>
        {({ items }) => (
          <Stack as="ul" gap={0} className={styles.moves}>
            {items.map((account) => (
              <li key={account.id} className={`${styles.move ?? ''} ${styles.line ?? ''}`}>
                <strong>{account.accountName}</strong>
                <FieldView compact meta={metaOf(SupplierBankAccount.fields.accountNo)} value={account.accountNo} />
                <FieldView compact meta={meta} value={account.verifyStatus} />
                {account.changedOn && <span className={styles.faint}>{t('changedOn', { on: account.changedOn })}</span>}
                <span className={styles.grow} />
                {may('supplierBankAccount:verify') && account.verifyStatus !== 'verified' && (
                  <Button size="small" onClick={() => start({ verify: account })}>
                    {t('verify')}
                  </Button>
                )}
                {may('supplierAccountChange:create') && (
                  <Button size="small" onClick={() => start({ change: account })}>
                    {t('change')}
                  </Button>
                )}
              </li>
            ))}
          </Stack>
        )}
      </Await>
    </Panel>
  )
}

const Changes = ({ supplierId }: { readonly supplierId: string }): ReactNode => {
  const t = useAccountText()
  const query = useRead(supplier.accountChange.list, { query: { filter: byOwner(supplierId), pageSize: 100 } })
  const { status, callback } = SupplierAccountChange.fields
  if (query.data?.items.length === 0) return null
  return (
    <Panel title={t('changes.title')}>
      <Await query={query} rows={1}>
        {({ items }) => (
          <Stack as="ul" gap={0} className={styles.moves}>
            {items.map((change) => (
              <li key={change.id} className={`${styles.move ?? ''} ${styles.line ?? ''}`}>
                <Link to={accountChangePaths.detail(change.id)}>{change.code}</Link>
                <span>{change.accountName}</span>
                <span className={styles.faint}>{change.accountNo}</span>
                <span className={styles.grow} />
                <FieldView compact meta={metaOf(status)} value={change.status} />
                {change.status === 'approved' && <FieldView compact meta={metaOf(callback)} value={change.callback} />}
                <ChangeSteps change={change} />
              </li>
            ))}
          </Stack>
        )}
      </Await>
    </Panel>
  )
}

/** Below the accounts: verifying them, changing them, and the changes under way. */
export const AccountTab = ({ supplierId }: { readonly supplierId: string }): ReactNode => {
  const may = useCan()
  const [step, setStep] = useState<Step>()
  const close = (): void => setStep(undefined)
  return (
    <>
      <AccountSteps supplierId={supplierId} start={setStep} />
      {may('supplierAccountChange:list') && <Changes supplierId={supplierId} />}
      {step && 'verify' in step && <Verify account={step.verify} close={close} />}
      {step && 'change' in step && (
        <ChangeForm account={step.change} close={close} toSubmit={(id) => setStep({ submit: id })} />
      )}
      {step && 'submit' in step && <SubmitChange id={step.submit} close={close} />}
    </>
  )
}
