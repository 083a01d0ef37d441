import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { supplier, SupplierAccountChange } from '@srm/api/supplier'
import { useRead } from '@/lib/api/query.ts'
import { DocumentApprovals } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { ChangeSteps } from './change.steps.tsx'
import { useAccountText } from '../supplier.texts.ts'
import styles from '../lifecycle/move.module.css'
import { accountChangePaths } from '../supplier.paths.ts'

const Steps = (): ReactNode => {
  const [params] = useSearchParams()
  const { data } = useRead(supplier.accountChange.show, { params: { id: params.get('id') ?? '' } })
  return (
    data && (
      <div className={styles.kinds}>
        <ChangeSteps change={data} />
      </div>
    )
  )
}

const AccountChangeDetail = (): ReactNode => {
  const t = useAccountText()
  return (
    <RecordDetail
      record={SupplierAccountChange}
      calls={supplier.accountChange}
      paths={accountChangePaths}
      banner={<Steps />}
      summary={['supplier', 'callback', 'owner', 'createdAt']}
      sections={[
        { title: t('section.new'), fields: ['accountName', 'accountNo', 'bankName', 'branch', 'reason'] },
        { title: t('section.old'), fields: ['oldAccountName', 'oldAccountNo', 'oldBankName', 'oldBranch'] },
        { title: t('section.outcome'), fields: ['decidedBy', 'opinion', 'calledBy', 'calledWhom', 'updatedAt'] },
      ]}
      tabs={['proof']}
      related={({ id }) => [
        {
          key: 'approvals',
          title: t('approvals'),
          content: (
            <Suspense>
              <DocumentApprovals docType="supplierAccountChange" docId={id} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}

export default AccountChangeDetail
