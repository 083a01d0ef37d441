import { InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { Receipt, receipt, type BankStatement } from '@srm/api/receipt'
import { metaOf } from '@srm/api/shared/field-meta'
import { addMoney } from '@srm/api/shared/money'
import { messageOf } from '@/lib/api/api-error.ts'
import { useMutate } from '@/lib/api/query.ts'
import { tooLargeText } from '@/lib/api/upload-limit.ts'
import { formatMoney } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { uploadFile } from '@/modules/file/index.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { FormatForm } from './format.form.tsx'
import { LinesTable } from './lines.table.tsx'
import styles from './statement.module.css'
import { useStatementText } from '../receipt.texts.ts'

type Place = { readonly file: string; readonly fundAccount: string }

const accountMeta = metaOf(Receipt.fields.fundAccount)
const isReadable = (name: string): boolean => /\.(xlsx|csv|txt)$/i.test(name)

type ChooseProps = { readonly fund: string | undefined; readonly isBusy: boolean; readonly take: (id: string) => void }

const ChooseFile = ({ fund, isBusy, take }: ChooseProps): ReactNode => {
  const t = useStatementText()
  const [isSending, setIsSending] = useState(false)
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const refused = isReadable(file.name) ? tooLargeText(file) : t('choose.wrong')
    if (refused) {
      toast.error(refused)
      return
    }
    setIsSending(true)
    try {
      take((await uploadFile(file)).id)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSending(false)
  }
  return (
    <label className={styles.zone}>
      <input
        type="file"
        accept=".xlsx,.csv,.txt"
        className={styles.input}
        aria-label={t('choose')}
        disabled={fund === undefined || isSending || isBusy}
        onChange={(event) => void send(event.target.files?.[0]).finally(() => (event.target.value = ''))}
      />
      <InboxOutlined aria-hidden />
      <span>{isSending || isBusy ? t('reading') : t('choose')}</span>
      <Muted size="s">{fund === undefined ? t('account.first') : t('choose.hint')}</Muted>
    </label>
  )
}

type LinesProps = { readonly statement: BankStatement; readonly place: Place; readonly done: () => void }

const Lines = ({ statement, place, done }: LinesProps): ReactNode => {
  const t = useStatementText()
  const { lines, format, skipped } = statement
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    lines.filter(({ state }) => state === 'new').map(({ row }) => row),
  )
  const { mutateAsync, isPending } = useMutate(receipt.receipt.importStatement, {
    done: ({ created }) => {
      toast.success(t('done', { created }))
      done()
    },
  })
  const amount = addMoney('0', ...lines.filter(({ row }) => chosen.includes(row)).map((line) => line.amount))
  return (
    <Stack gap={12}>
      <Alert type="success" showIcon title={t('format', { name: format?.name ?? '', count: lines.length, skipped })} />
      <LinesTable lines={lines} chosen={chosen} choose={setChosen} />
      <Button
        type="primary"
        size="large"
        disabled={chosen.length === 0}
        loading={isPending}
        onClick={() => void mutateAsync({ body: { ...place, rows: [...chosen] } }).catch(() => undefined)}
      >
        {t('import', { count: chosen.length, amount: formatMoney(amount) })}
      </Button>
    </Stack>
  )
}

type Props = { readonly close: () => void; readonly done: () => void }

/** A bank's file from choosing it to what of it becomes receipts. */
export const StatementDialog = ({ close, done }: Props): ReactNode => {
  const t = useStatementText()
  const [fund, setFund] = useState<string>()
  const [place, setPlace] = useState<Place>()
  const [isMapping, setIsMapping] = useState(false)
  const { mutateAsync, data, isPending, reset } = useMutate(receipt.receipt.readStatement)
  const read = async (body: Place): Promise<void> => {
    setPlace(body)
    const found = await mutateAsync({ body }).catch(() => undefined)
    setIsMapping(found?.format === null)
  }
  return (
    <Modal open title={t('title')} width={920} footer={null} onCancel={close} destroyOnHidden>
      <Stack gap={16}>
        <div className={styles.account}>
          <span>{t('account')}</span>
          <FieldInput
            meta={accountMeta}
            label={t('account')}
            placeholder={t('account.hint')}
            value={fund}
            onChange={(next) => {
              setFund(typeof next === 'string' ? next : undefined)
              reset()
            }}
          />
        </div>
        {!(data?.format && place) && (
          <ChooseFile fund={fund} isBusy={isPending} take={(id) => void read({ file: id, fundAccount: fund ?? '' })} />
        )}
        {data && !data.format && !isPending && (
          <Alert
            type="warning"
            showIcon
            title={t('format.none')}
            description={t('format.hint')}
            action={<Button onClick={() => setIsMapping(true)}>{t('formats.create')}</Button>}
          />
        )}
        {data?.format && place && <Lines key={place.file} statement={data} place={place} done={done} />}
      </Stack>
      {isMapping && data && place && (
        <FormatForm statement={data} saved={() => void read(place)} close={() => setIsMapping(false)} />
      )}
    </Modal>
  )
}
