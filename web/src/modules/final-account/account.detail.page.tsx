import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FinalAccount, finalAccount, type FinalAccountSheet } from '@srm/api/final-account'
import { useRead } from '@/lib/api/query.ts'
import { Panel } from '@/ui/page.tsx'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { RebuildDialog } from './rebuild.dialog.tsx'
import { BridgeView } from './bridge.view.tsx'
import { DifferencesView } from './differences.view.tsx'
import { accountPaths } from './final-account.paths.ts'
import styles from './final-account.module.css'
import { useText } from './final-account.texts.ts'
import { LinesView } from './lines.view.tsx'

const Standing = ({ sheet, account }: { readonly sheet: FinalAccountSheet; readonly account: FinalAccount }) => {
  const t = useText()
  if (!account.actions.includes('update')) return null
  return sheet.hindrances.length > 0 ? (
    <Alert
      className={styles.standing ?? ''}
      type="warning"
      showIcon
      title={t('blocked')}
      description={sheet.hindrances.join('；')}
    />
  ) : (
    <Alert className={styles.standing ?? ''} type="success" showIcon title={t('ready')} />
  )
}

type Both = { readonly account: FinalAccount; readonly sheet: FinalAccountSheet }

const relatedOf = (t: ReturnType<typeof useText>, both: Both) => [
  {
    key: 'differences',
    title: t('differences'),
    content: (
      <Panel>
        <DifferencesView {...both} />
      </Panel>
    ),
  },
  {
    key: 'bridge',
    title: t('bridge'),
    content: (
      <Panel>
        <BridgeView {...both} />
      </Panel>
    ),
  },
]

const AccountDetail = (): ReactNode => {
  const t = useText()
  const [params] = useSearchParams()
  const at = { params: { id: params.get('id') ?? '' } }
  const { data: account } = useRead(finalAccount.account.show, at)
  const { data: sheet } = useRead(finalAccount.account.sheet, at)
  const [rebuilt, setRebuilt] = useState<Row>()
  const both = account && sheet && { account, sheet }
  return (
    <>
      <DocumentDetail
        record={FinalAccount}
        calls={finalAccount.account}
        paths={accountPaths}
        docType="finalAccount"
        summary={['project', 'settledIncome', 'settledCost', 'unexplained', 'unconfirmed', 'stage']}
        lead={both && <LinesView {...both} />}
        sections={[
          {
            title: t('section.money'),
            fields: ['budgetCost', 'committedCost', 'invoicedCost', 'paidCost', 'withheldTax', 'deductibleTax'],
          },
          {
            title: t('lines.income'),
            fields: ['contractIncome', 'invoicedIncome', 'receivedIncome', 'outputTax'],
          },
          { title: t('section.more'), fields: ['conclusion', 'remark'] },
          { title: t('section.stamps'), fields: ['kind', 'versionNo', 'builtAt', 'lockedAt', 'owner', 'createdAt'] },
        ]}
        tabs={['attachments']}
        related={() => (both ? relatedOf(t, both) : [])}
        banner={both && <Standing {...both} />}
        actions={[{ action: 'update', label: t('rebuild'), rank: 'secondary', run: setRebuilt }]}
      />
      {rebuilt && <RebuildDialog row={rebuilt} close={() => setRebuilt(undefined)} />}
    </>
  )
}

export default AccountDetail
