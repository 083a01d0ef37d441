import { QRCode } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval, type Detail } from '@srm/api/approval'
import { shanghaiTime } from '@srm/api/shared/date'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { PrintPage } from '@/ui/print-page.tsx'
import { Await } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import styles from './print.module.css'
import { Content, Decisions, Head, Signatures } from '../print/parts.tsx'
import { proofUrl } from '../print/proof.ts'
import { sheetNoun } from '../print/sheet-noun.ts'
import { Filled } from '../print/template.tsx'
import { usePrintText } from '../approval.texts.ts'

const Usual = ({ detail }: { detail: Detail }): ReactNode => {
  const t = usePrintText()
  const profile = useProfile()
  return (
    <>
      <Row as="p" gap={0} align="stretch" justify="between" className={styles.company}>
        <span>{profile?.company}</span>
        <span>{t('kind', { noun: sheetNoun(detail.docLabel) })}</span>
      </Row>
      <h1 className={styles.title}>{detail.title}</h1>
      <Head detail={detail} />
      <h2>{t('content')}</h2>
      <Content detail={detail} />
      <h2>{t('record')}</h2>
      <Decisions detail={detail} />
      <Signatures detail={detail} />
    </>
  )
}

type SheetProps = { readonly detail: Detail; readonly html: string | null }

/** What this person may see of the document and what was decided, by the template of its kind; marked until it is approved. */
export const Sheet = ({ detail, html }: SheetProps): ReactNode => {
  const t = usePrintText()
  const profile = useProfile()
  const [time] = useState(() => formatDateTime(shanghaiTime(new Date())))
  return (
    <>
      {detail.status !== 'approved' && (
        <div role="note" className={styles.watermark} aria-label={t('unfinished')}>
          {Array.from({ length: 6 }, (_, index) => (
            <span key={index} data-words={t('unfinished')} />
          ))}
        </div>
      )}
      {html === null ? <Usual detail={detail} /> : <Filled detail={detail} html={html} time={time} />}
      <Row as="footer" gap={12} className={styles.foot}>
        <QRCode
          className={styles.code ?? ''}
          aria-label={t('proof')}
          type="svg"
          size={72}
          bordered={false}
          color="#000"
          bgColor="#fff"
          value={proofUrl(detail.id, detail.sha256)}
        />
        <div>
          <p>{t('hash', { hash: detail.sha256 })}</p>
          <p>{t('printed', { name: profile?.displayName ?? '', time })}</p>
          <p>{t('proof')}</p>
        </div>
      </Row>
    </>
  )
}

/** Approvals on paper; that they were printed is noted. */
export const PrintSheets = ({ details }: { readonly details: readonly Detail[] }): ReactNode => {
  const t = usePrintText()
  const log = useMutate(approval.print.log, { silent: true })
  // What is printed together is of one kind, or each looks as the first does.
  const sheet = useRead(approval.print.sheet, { query: { docType: details[0]?.docType ?? '' } })
  return (
    <Await query={sheet}>
      {({ html, landscape }) => (
        <PrintPage
          back={t('back')}
          className={styles.sheet}
          printing={() => log.mutate({ body: { ids: details.map(({ id }) => id) } })}
          sheets={details.map((detail) => ({
            key: detail.id,
            landscape,
            content: <Sheet detail={detail} html={html} />,
          }))}
        />
      )}
    </Await>
  )
}
