import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { crm, OpportunityStage, ruleFields } from '@srm/api/crm'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { Can } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { opportunityStagePaths } from '../crm.paths.ts'
import { useOpportunityText } from '../crm.texts.ts'

type Body = Input<typeof crm.opportunityRule.update>['body']

/** After how many quiet days an opportunity is closed; empty means never. */
const RuleForm = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useOpportunityText()
  const { data } = useRead(crm.opportunityRule.show, {}, { noCache: true })
  const { mutateAsync } = useMutate(crm.opportunityRule.update, {
    silent: true,
    done: () => toast.success(t('rule.saved')),
  })
  if (!data) return null
  return (
    <SideForm
      title={t('rule.title')}
      groups={[{ fields: ruleFields }]}
      initial={data}
      save={(sent) => mutateAsync({ body: sent as Body })}
      close={close}
    />
  )
}

const columns = [
  'sort',
  { name: 'name', width: 160 },
  'kind',
  'winRate',
  'needsContact',
  'needsAmount',
  'needsSigningDate',
  'needsEventDate',
  'needsRegion',
  'needsAttendees',
  'needsQuotation',
] as const

const StageList = (): ReactNode => {
  const t = useOpportunityText()
  const [ruling, setRuling] = useState(false)
  return (
    <>
      <RecordList
        record={OpportunityStage}
        calls={crm.opportunityStage}
        paths={opportunityStagePaths}
        columns={columns}
        title={t('stages.title')}
        create={t('stages.create')}
        extra={
          <Can code="opportunityStage:update">
            <Button onClick={() => setRuling(true)}>{t('rule.open')}</Button>
          </Can>
        }
        empty={{ title: t('stages.empty'), hint: t('stages.emptyHint') }}
      />
      {ruling && <RuleForm close={() => setRuling(false)} />}
    </>
  )
}

export default StageList
