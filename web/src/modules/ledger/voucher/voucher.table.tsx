import type { ReactNode } from 'react'
import type { Voucher, Vouchers } from '@srm/api/ledger'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { State } from '@/ui/states.tsx'
import styles from '../statement/statement.module.css'
import { useVoucherText } from '../ledger.texts.ts'

const amount = (value: string | null): string => (value === null ? '' : formatMoney(value))

const VoucherLines = ({ voucher }: { readonly voucher: Voucher }): ReactNode => {
  const t = useVoucherText()
  const { no, day, summary, lines } = voucher
  return lines.map(({ code, name, debit, credit }, at) => (
    <tr key={`${code} ${String(at)}`}>
      <td>{at === 0 ? day : ''}</td>
      <th scope="row">{at === 0 ? t('word', { no }) : ''}</th>
      <td>{at === 0 ? summary : ''}</td>
      <td>{`${code} ${name}`}</td>
      <td data-number data-label={t('debit')}>
        {amount(debit)}
      </td>
      <td data-number data-label={t('credit')}>
        {amount(credit)}
      </td>
    </tr>
  ))
}

/** Vouchers as they will stand in the accounting program. */
export const VoucherTable = ({ data }: { readonly data: Vouchers }): ReactNode => {
  const t = useVoucherText()
  const { count, vouchers, debit, credit } = data
  if (count === 0) return <State title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <Stack gap={8}>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.vouchers}`}>
          <thead>
            <tr>
              <th>{t('day')}</th>
              <th>{t('no')}</th>
              <th>{t('summary')}</th>
              <th>{t('account')}</th>
              <th data-number>{t('debit')}</th>
              <th data-number>{t('credit')}</th>
            </tr>
          </thead>
          <tbody>
            {vouchers.map((voucher) => (
              <VoucherLines key={voucher.id} voucher={voucher} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('total', { count })}
              </th>
              <td data-number data-label={t('debit')}>
                {formatMoney(debit)}
              </td>
              <td data-number data-label={t('credit')}>
                {formatMoney(credit)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {count > vouchers.length && <Muted size="s">{t('first', { count: vouchers.length })}</Muted>}
    </Stack>
  )
}
