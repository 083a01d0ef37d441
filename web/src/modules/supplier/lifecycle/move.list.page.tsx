import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { supplier, SupplierMove, policyFields } from '@srm/api/supplier'
import { Can } from '@/lib/session/can.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { useMoveText } from '../supplier.texts.ts'
import type { Input } from '@srm/api/endpoint'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { movePaths } from '../supplier.paths.ts'

type Body = Input<typeof supplier.policy.update>['body']

/** What the company asks of suppliers before they rise. */
const PolicyForm = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useMoveText()
  const { data } = useRead(supplier.policy.show, {}, { noCache: true })
  const { mutateAsync } = useMutate(supplier.policy.update, {
    silent: true,
    done: () => toast.success(t('policy.saved')),
  })
  if (!data) return null
  return (
    <SideForm
      title={t('policy.title')}
      groups={[{ fields: policyFields }]}
      initial={data}
      close={close}
      save={(sent) => mutateAsync({ body: sent as Body })}
    />
  )
}

const { list, summary, remove } = supplier.move

const columns = [
  'code',
  'kind',
  'fromStage',
  'toStage',
  { name: 'reason', width: 240 },
  'status',
  'owner',
  'createdAt',
] as const

const MoveList = (): ReactNode => {
  const t = useMoveText()
  const [ruling, setRuling] = useState(false)
  return (
    <>
      <RecordList
        record={SupplierMove}
        calls={{ list, summary, remove }}
        paths={movePaths}
        columns={columns}
        title={t('title')}
        transfer="export"
        extra={
          <Can code="supplierPolicy:update">
            <Button onClick={() => setRuling(true)}>{t('policy.open')}</Button>
          </Can>
        }
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
      />
      {ruling && <PolicyForm close={() => setRuling(false)} />}
    </>
  )
}

export default MoveList
