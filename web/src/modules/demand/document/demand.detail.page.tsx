import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { demand, Demand, stopFields } from '@srm/api/demand'
import type { Input } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { demandPaths } from '../demand.paths.ts'
import { ProgressTab } from './progress.tab.tsx'
import { useDocumentText } from '../demand.texts.ts'

const path = ['applying', 'pooled', 'partlyOrdered', 'ordered', 'completed'] as const

type StopBody = Input<typeof demand.demand.stop>['body']

const StopForm = ({ row: { id, version }, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = useDocumentText()
  const { mutateAsync } = useMutate(demand.demand.stop, { silent: true, done: () => toast.success(t('stop.done')) })
  return (
    <SideForm
      title={t('stop.title')}
      groups={[{ fields: stopFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as StopBody })}
      close={close}
      below={() => <Muted>{t('stop.hint')}</Muted>}
    />
  )
}

const Banner = ({ row }: { readonly row: Demand }): ReactNode => {
  const t = useDocumentText()
  return (
    <Stack gap={12}>
      {row.stopReason !== null && <Alert type="warning" showIcon title={t('stopped', { reason: row.stopReason })} />}
      <StageBar label={t('stage.label')} meta={metaOf(Demand.fields.stage)} value={row.stage} path={path} steps={{}} />
    </Stack>
  )
}

const DemandDetail = (): ReactNode => {
  const t = useDocumentText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(demand.demand.show, { params: { id } })
  const [stopping, setStopping] = useState<Row>()
  return (
    <>
      <DocumentDetail
        record={Demand}
        calls={demand.demand}
        paths={demandPaths}
        docType="demand"
        summary={['project', 'needDate', 'amount', 'orderedRate', 'urgency', 'status']}
        sections={[
          { title: t('section.basic'), fields: ['region', 'source', 'lineCount', 'reason'] },
          { title: t('section.stamps'), fields: ['owner', 'department', 'createdBy', 'createdAt', 'updatedAt'] },
        ]}
        tabs={['lines', 'attachments']}
        related={(row) => [
          {
            key: 'progress',
            title: t('progress.title'),
            content: <ProgressTab id={row.id} lines={data?.lines ?? []} />,
          },
        ]}
        actions={[{ action: 'stop', label: t('stop.open'), rank: 'more', danger: true, run: setStopping }]}
        banner={data && <Banner row={data} />}
      />
      {stopping && <StopForm row={stopping} close={() => setStopping(undefined)} />}
    </>
  )
}

export default DemandDetail
