import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { contract, ContractBorrow, returnFields } from '@srm/api/contract'
import type { Input } from '@srm/api/endpoint'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { borrowPaths } from '../contract.paths.ts'
import { useToday } from '../use-today.ts'
import { useArchiveText } from '../contract.texts.ts'

type Body = Input<typeof contract.borrow.giveBack>['body']
type FormProps = { readonly row: ContractBorrow; readonly close: () => void }

const ReturnForm = ({ row: { id, version }, close }: FormProps): ReactNode => {
  const t = useArchiveText()
  const today = useToday()
  const { mutateAsync } = useMutate(contract.borrow.giveBack, {
    silent: true,
    done: async () => {
      toast.success(t('back.done'))
      await refreshFamily(contract.contract.list)
    },
  })
  return (
    <SideForm
      title={t('back.title')}
      groups={[{ fields: returnFields }]}
      initial={{ returnedOn: today }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body })}
      close={close}
    />
  )
}

const BorrowDetail = (): ReactNode => {
  const t = useArchiveText()
  const today = useToday()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(contract.borrow.show, { params: { id } }, { enabled: id !== '' })
  const [returning, setReturning] = useState<string>()
  const isLate = data?.stage === 'out' && data.dueOn < today
  return (
    <>
      <RecordDetail
        record={ContractBorrow}
        calls={contract.borrow}
        paths={borrowPaths}
        summary={['contract', 'borrower', 'borrowedOn', 'dueOn', 'returnedOn', 'stage']}
        sections={[
          { title: t('section.basic'), fields: ['purpose', 'remark'] },
          { title: t('section.more'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
        ]}
        actions={[
          {
            action: 'update',
            label: t('back.title'),
            rank: 'primary',
            when: ({ stage }) => stage === 'out',
            run: () => setReturning(id),
          },
        ]}
        banner={isLate && <Alert type="warning" showIcon title={t('back.late', { day: data.dueOn })} />}
      />
      {returning === id && data && <ReturnForm row={data} close={() => setReturning(undefined)} />}
    </>
  )
}

export default BorrowDetail
