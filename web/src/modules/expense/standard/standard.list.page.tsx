import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { expense, expenseRuleFields, ExpenseStandard } from '@srm/api/expense'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { Can } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { standardPaths } from '../expense.paths.ts'
import { useStandardText } from '../expense.texts.ts'

type Body = Input<typeof expense.rule.update>['body']

/** Which cities are dear, and how much one person may have borrowed. */
const RuleForm = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useStandardText()
  const { data } = useRead(expense.rule.show, {}, { noCache: true })
  const { mutateAsync } = useMutate(expense.rule.update, { silent: true, done: () => toast.success(t('rule.saved')) })
  if (!data) return null
  return (
    <SideForm
      title={t('rule.open')}
      groups={[{ fields: expenseRuleFields }]}
      initial={data}
      save={(sent) => mutateAsync({ body: sent as Body })}
      close={close}
    />
  )
}

const columns = [{ name: 'name', width: 200 }, 'expenseType', 'tier', 'unit', 'maxAmount', 'status', 'remark'] as const

const StandardList = (): ReactNode => {
  const t = useStandardText()
  const [ruling, setRuling] = useState(false)
  return (
    <>
      <RecordList
        record={ExpenseStandard}
        calls={expense.standard}
        paths={standardPaths}
        columns={columns}
        title={t('title')}
        create={t('create')}
        quickFilters={['expenseType', 'tier']}
        extra={
          <Can code="expenseStandard:update">
            <Button onClick={() => setRuling(true)}>{t('rule.open')}</Button>
          </Can>
        }
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
      />
      {ruling && <RuleForm close={() => setRuling(false)} />}
    </>
  )
}

export default StandardList
