import { Alert, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { BankFormat, receipt, type BankStatement } from '@srm/api/receipt'
import { useMutate } from '@/lib/api/query.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import styles from './statement.module.css'
import { useStatementText } from '../receipt.texts.ts'

type Body = Input<typeof receipt.format.create>['body']
type Props = { readonly statement: BankStatement; readonly saved: () => void; readonly close: () => void }

const { status: _, ...fields } = BankFormat.fields

const guesses: Readonly<Record<string, RegExp>> = {
  dayColumn: /日期|交易日|时间|记账/,
  creditColumn: /贷方|收入|进账|转入/,
  payerNameColumn: /户名|单位|名称|付款人/,
  payerAccountColumn: /账号|帐号/,
  payerBankColumn: /开户|行名/,
  summaryColumn: /摘要|用途|备注|附言/,
  serialColumn: /流水|凭证|日志/,
  balanceColumn: /余额/,
}

/** The first heading that sounds like it: most of the form is right before anything is typed. */
const guess = (headings: readonly string[]) =>
  Object.fromEntries(
    Object.entries(guesses).flatMap(([name, sound]) => {
      const found = headings.find((heading) => sound.test(heading))
      return found === undefined ? [] : [[name, found] as const]
    }),
  )

/** How a bank nobody described writes: said once, then every file of it is read. */
export const FormatForm = ({ statement, saved, close }: Props): ReactNode => {
  const t = useStatementText()
  const { mutateAsync } = useMutate(receipt.format.create, { silent: true, done: saved })
  const headings = statement.headings.filter((heading) => heading !== '')
  return (
    <SideForm
      title={t('formats.create')}
      groups={[{ fields }]}
      initial={{ name: t('format.name'), ...guess(headings) }}
      save={(sent) => mutateAsync({ body: { ...sent, status: 'enabled' } as Body })}
      close={close}
      below={() => (
        <Stack gap={8}>
          <Alert type="info" showIcon title={t('format.hint')} />
          <Muted size="s">{t('format.headings')}</Muted>
          <span className={styles.headings}>
            {headings.map((heading) => (
              <Tag key={heading}>{heading}</Tag>
            ))}
          </span>
        </Stack>
      )}
    />
  )
}
