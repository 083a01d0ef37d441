import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { supplier, SupplierMove } from '@srm/api/supplier'
import { Can } from '@/lib/can.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { useText } from './move.texts.ts'
import { PolicyForm } from './policy.form.tsx'
import { movePaths } from './supplier.paths.ts'

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
  const t = useText()
  const [ruling, setRuling] = useState(false)
  return (
    <>
      <RecordList
        record={SupplierMove}
        calls={{ list, summary, remove }}
        paths={movePaths}
        columns={columns}
        title={t('title')}
        create=""
        portable="out"
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
