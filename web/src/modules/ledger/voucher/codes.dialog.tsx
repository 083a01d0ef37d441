import { Button, Input, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { JournalLine, ledger, type AccountCode } from '@srm/api/ledger'
import { metaOf } from '@srm/api/shared/field-meta'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await } from '@/ui/states.tsx'
import styles from '../statement/statement.module.css'
import { useVoucherText } from '../ledger.texts.ts'

const kinds = metaOf(JournalLine.fields.account).choices ?? []

const useAccountName = (): ((code: AccountCode) => string) => {
  const t = useVoucherText()
  const say = useLabel()
  return ({ account, fund }) => {
    const choice = kinds.find(({ value }) => value === account)
    const kind = choice ? say(choice.label) : t('codes.overhead')
    return fund ? `${kind} · ${fund.name}` : kind
  }
}

type LineProps = {
  readonly one: AccountCode
  readonly disabled: boolean
  readonly change: (next: Pick<AccountCode, 'code' | 'name'>) => void
}

const CodeLine = ({ one, disabled, change }: LineProps): ReactNode => {
  const t = useVoucherText()
  const name = useAccountName()(one)
  const { code, name: called } = one
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Input
          aria-label={`${name} ${t('codes.code')}`}
          disabled={disabled}
          value={code}
          maxLength={30}
          onChange={({ target }) => change({ code: target.value, name: called })}
        />
      </td>
      <td>
        <Input
          aria-label={`${name} ${t('codes.name')}`}
          disabled={disabled}
          value={called}
          maxLength={60}
          onChange={({ target }) => change({ code, name: target.value })}
        />
      </td>
    </tr>
  )
}

type FormProps = { readonly codes: readonly AccountCode[]; readonly close: () => void }

const CodesForm = ({ codes, close }: FormProps): ReactNode => {
  const t = useVoucherText()
  const may = useCan()('voucher:map')
  const [rows, setRows] = useState(codes)
  const save = useMutate(ledger.voucher.saveCodes, {
    done: () => {
      toast.success(t('codes.saved'))
      close()
    },
  })
  const changed = (one: AccountCode, at: number): boolean =>
    !one.isUsual || one.code !== codes[at]?.code || one.name !== codes[at]?.name
  const send = (): void => {
    const sent = rows.flatMap((one, at) =>
      changed(one, at) ? [{ account: one.account, fund: one.fund?.id ?? null, code: one.code, name: one.name }] : [],
    )
    save.mutate({ body: { codes: sent } })
  }
  return (
    <Stack gap={16}>
      <Muted size="s">{t('codes.hint')}</Muted>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('codes.account')}</th>
              <th>{t('codes.code')}</th>
              <th>{t('codes.name')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one, at) => (
              <CodeLine
                key={`${one.account} ${one.fund?.id ?? ''}`}
                one={one}
                disabled={!may}
                change={(next) => setRows(rows.map((row, index) => (index === at ? { ...row, ...next } : row)))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {may && (
        <Row justify="between" wrap>
          <Button onClick={() => save.mutate({ body: { codes: [] } })}>{t('codes.reset')}</Button>
          <Button type="primary" loading={save.isPending} onClick={send}>
            {t('save')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** What each account is called in the books of the accounting program. */
export const CodesDialog = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useVoucherText()
  const read = useRead(ledger.voucher.codes, {})
  return (
    <Modal open width={760} title={t('codes')} footer={null} onCancel={close}>
      <Await query={read}>{(codes) => <CodesForm codes={codes} close={close} />}</Await>
    </Modal>
  )
}
