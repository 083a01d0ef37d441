import { Button } from 'antd'
import type { ReactNode } from 'react'
import { scorecard, ScorecardTemplate } from '@srm/api/scorecard'
import { Can } from '@/lib/session/can.tsx'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { templatePaths } from './scorecard.paths.ts'
import { useText } from './scorecard.texts.ts'

const RunButton = (): ReactNode => {
  const t = useText()
  const act = useMutate(scorecard.run, { done: () => toast.success(t('run.done')) })
  return (
    <Can code="scorecardTemplate:update">
      <Button loading={act.isPending} onClick={() => act.mutate({ body: {} })}>
        {t('run')}
      </Button>
    </Can>
  )
}

const TemplateList = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={ScorecardTemplate}
      calls={scorecard.template}
      paths={templatePaths}
      columns={['code', 'name', 'period', 'classifies', 'status', 'updatedAt']}
      title={t('template.title')}
      create={t('template.create')}
      extra={<RunButton />}
      empty={{ title: t('template.empty'), hint: t('template.emptyHint') }}
    />
  )
}

export default TemplateList
