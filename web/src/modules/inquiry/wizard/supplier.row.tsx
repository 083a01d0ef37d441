import { Tag } from 'antd'
import type { ReactNode } from 'react'
import type { Candidate } from '@srm/api/inquiry'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './wizard.module.css'
import { useWizardText } from '../inquiry.texts.ts'

type RemarksProps = { readonly remarks: Candidate['remarks'] }

const Remarks = ({ remarks }: RemarksProps): ReactNode =>
  remarks.map(({ text, blocks }) => (
    <Muted key={text} size="s" className={blocks ? (styles.blocks ?? '') : ''}>
      {text}
    </Muted>
  ))

type Props = { readonly candidate: Candidate; readonly children: ReactNode }

/** One supplier with what helps to choose it: how it fits, how it is rated, how it answered, what it took. */
export const SupplierRow = ({ candidate, children }: Props): ReactNode => {
  const t = useWizardText()
  const { supplier, contact, grade, score, isFit, asked, won, responseRate, lastPrice, remarks } = candidate
  const facts = [
    ...(grade === null ? [] : [t('grade', { grade })]),
    ...(score === null ? [] : [t('score', { score })]),
    asked === 0 ? t('firstTime') : t('past', { asked, won }),
    ...(responseRate === null ? [] : [t('rate', { rate: Number(responseRate) })]),
    ...(lastPrice?.price
      ? [t('price', { name: lastPrice.name, price: formatMoney(lastPrice.price), unit: lastPrice.unit ?? '' })]
      : []),
  ]
  return (
    <Row as="li" align="start" className={styles.supplier}>
      <Stack gap={2} className={styles.name}>
        <Row gap={6} wrap>
          <span>{supplier.name}</span>
          {isFit && <Tag color="green">{t('fit')}</Tag>}
        </Row>
        <Muted size="s">{facts.join(' · ')}</Muted>
        {contact && (
          <Muted size="s">
            {contact.name} {contact.mobile}
          </Muted>
        )}
        <Remarks remarks={remarks} />
      </Stack>
      {children}
    </Row>
  )
}
