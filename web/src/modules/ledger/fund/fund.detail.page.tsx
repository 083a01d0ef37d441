import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FundAccount, ledger } from '@srm/api/ledger'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { fundPaths } from '../ledger.paths.ts'
import { FundBanner } from './balances.tsx'
import { useFundText } from '../ledger.texts.ts'

const FundDetail = (): ReactNode => {
  const t = useFundText()
  const [params] = useSearchParams()
  return (
    <RecordDetail
      record={FundAccount}
      calls={ledger.fundAccount}
      paths={fundPaths}
      summary={['company', 'kind', 'isDefault', 'openingBalance', 'openingDate', 'status']}
      banner={<FundBanner id={params.get('id') ?? ''} />}
      sections={[
        { title: t('section.basic'), fields: ['bankName', 'accountNo', 'remark'] },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
      ]}
    />
  )
}

export default FundDetail
