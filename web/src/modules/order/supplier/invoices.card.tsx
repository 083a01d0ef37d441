import { useEffect, useState, type ReactNode } from 'react'
import { externalOrder as calls, type InvoiceToSend, type SentInvoice } from '@srm/api/order/external'
import { shanghaiDay } from '@srm/api/shared/date'
import { messageOf } from '@/lib/api/api-error.ts'
import { callExternal, sendFile } from '@/lib/external.ts'
import { formatMoney } from '@/lib/format.ts'
import { MoneyField, SelectField, TextField } from '@/ui/external/fields.tsx'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../order.texts.ts'

type InvoiceList = { readonly isOpen: boolean; readonly items: readonly SentInvoice[] }

const kinds = ['digitalSpecial', 'digitalOrdinary', 'paperSpecial', 'paperOrdinary', 'other'] as const
type Kind = (typeof kinds)[number]

const isAmount = (text: string): boolean => /^\d{1,13}(\.\d{1,2})?$/.test(text)
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

type FormProps = { readonly token: string; readonly done: () => void }

type Draft = {
  readonly kind: Kind
  readonly number: string
  readonly code: string
  readonly day: string
  readonly amount: string
  readonly tax: string
}

const problemsOf = ({ kind, number, code, day, amount, tax }: Draft) => ({
  number: number.trim() === '',
  code: kind.startsWith('paper') && code.trim() === '',
  day: !isDay(day),
  amount: !isAmount(amount),
  tax: !isAmount(tax),
})

const bodyOf = (file: string, { kind, number, code, day, amount, tax }: Draft): InvoiceToSend => ({
  file,
  kind,
  number: number.trim(),
  ...(kind.startsWith('paper') && { invoiceCode: code.trim() }),
  issuedOn: day,
  amount,
  tax,
})

const useSending = ({ token, done }: FormProps) => {
  const [file, setFile] = useState<{ readonly id: string; readonly name: string }>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem('')
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setIsBusy(false)
  }
  const upload = (one: File): Promise<void> =>
    attempt(async () => setFile(await sendFile(calls.invoiceFile, token, one)))
  const send = (draft: Draft): Promise<void> =>
    attempt(async () => {
      await callExternal(calls.sendInvoice, token, { body: bodyOf(file?.id ?? '', draft) })
      done()
    })
  return { file, problem, isBusy, upload, send }
}

type EntriesProps = {
  readonly draft: Draft
  readonly isTried: boolean
  readonly set: (name: keyof Draft) => (value: string) => void
}

const Entries = ({ draft, isTried, set }: EntriesProps): ReactNode => {
  const t = useSupplierText()
  const problems = problemsOf(draft)
  return (
    <>
      <SelectField
        label={t('invoice.kind')}
        value={draft.kind}
        change={set('kind')}
        options={kinds.map((kind) => [kind, t(`invoice.${kind}`)] as const)}
      />
      {(['number', 'code', 'day'] as const)
        .filter((name) => name !== 'code' || draft.kind.startsWith('paper'))
        .map((name) => (
          <TextField
            key={name}
            label={t(`invoice.${name}`)}
            maxLength={40}
            value={draft[name]}
            isMissing={isTried && problems[name]}
            change={set(name)}
          />
        ))}
      {(['amount', 'tax'] as const).map((name) => (
        <MoneyField
          key={name}
          label={t(`invoice.${name}`)}
          value={draft[name]}
          isMissing={isTried && problems[name]}
          change={set(name)}
        />
      ))}
    </>
  )
}

const InvoiceForm = (props: FormProps): ReactNode => {
  const t = useSupplierText()
  const { file, problem, isBusy, upload, send } = useSending(props)
  const [today] = useState(() => shanghaiDay(new Date()))
  const [draft, setDraft] = useState<Draft>({
    kind: 'digitalSpecial',
    number: '',
    code: '',
    day: today,
    amount: '',
    tax: '0.00',
  })
  const [isTried, setIsTried] = useState(false)
  const problems = problemsOf(draft)
  const set = (name: keyof Draft) => (value: string) => setDraft((before) => ({ ...before, [name]: value }))
  const submit = (): void => {
    setIsTried(true)
    if (file && !Object.values(problems).includes(true)) void send(draft)
  }
  return (
    <>
      <label className={fields.upload}>
        <input
          type="file"
          accept=".xml,.ofd,.pdf,image/*"
          onChange={({ target }) => {
            const one = target.files?.[0]
            if (one) void upload(one)
          }}
        />
        {file ? t('invoice.file.kept', { name: file.name }) : t('invoice.file')}
      </label>
      {isTried && !file && <p className={fields.error}>{t('invoice.file.missing')}</p>}
      <Entries draft={draft} isTried={isTried} set={set} />
      {problem && (
        <p className={fields.error} role="alert">
          {problem}
        </p>
      )}
      <button type="button" className={fields.primary} aria-busy={isBusy} disabled={isBusy} onClick={submit}>
        {t('invoice.send')}
      </button>
    </>
  )
}

/** Invoices of the order: what was sent, what became of it, and another one. */
export const InvoicesCard = ({ token }: { readonly token: string }): ReactNode => {
  const t = useSupplierText()
  const [sent, setSent] = useState<InvoiceList>()
  const [isWriting, setIsWriting] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const take = (found: InvoiceList): void => {
      if (isCurrent) setSent(found)
    }
    callExternal(calls.invoices, token, {}).then(take, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [token, round])
  if (!sent || (!sent.isOpen && sent.items.length === 0)) return null
  const done = (): void => {
    setIsWriting(false)
    setRound((before) => before + 1)
  }
  return (
    <section className={styles.card} aria-label={t('invoices')}>
      <h2>{t('invoices')}</h2>
      {sent.items.length > 0 && (
        <ul className={fields.files}>
          {sent.items.map(({ id, number, amount, state, note }) => (
            <li key={id}>
              <span>{number}</span>
              <small>{formatMoney(amount)}</small>
              <small>{t(`invoice.state.${state}`, { note: note ?? '' })}</small>
            </li>
          ))}
        </ul>
      )}
      {sent.isOpen && isWriting && <InvoiceForm token={token} done={done} />}
      {sent.isOpen && !isWriting && (
        <button type="button" className={fields.plain} onClick={() => setIsWriting(true)}>
          {t('invoice.add')}
        </button>
      )}
      <p className={fields.hint}>{t('invoice.hint')}</p>
    </section>
  )
}
