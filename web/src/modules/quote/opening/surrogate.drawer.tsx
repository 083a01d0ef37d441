import { Alert, Button, Drawer, Input, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { quote, type SealedFile, type SurrogatePage } from '@srm/api/quote'
import { surrogateChannels } from '@srm/api/quote/quote'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { upload } from '@/lib/api/upload.ts'
import { messageOf } from '@/lib/api/api-error.ts'
import { formatMoney } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await } from '@/ui/states.tsx'
import { LineCard } from '../supplier/line.card.tsx'
import { TermsCard } from '../supplier/terms.card.tsx'
import { amountsOf, emptyValues, findInvalid, findMissing, lineOf, toForm, type Values } from '../supplier/values.ts'
import { useOpeningText } from '../quote.texts.ts'

type FormProps = { readonly page: SurrogatePage; readonly close: () => void }

type Head = {
  readonly invitation: string
  readonly channel: (typeof surrogateChannels)[number]
  readonly reason: string
}

const none: ReadonlySet<string> = new Set()

const nonce = (): string => crypto.randomUUID().replaceAll('-', '')

const HeadFields = ({
  page,
  head,
  set,
}: {
  page: SurrogatePage
  head: Head
  set: (some: Partial<Head>) => void
}): ReactNode => {
  const t = useOpeningText()
  return (
    <Stack>
      <Row wrap>
        <Select
          aria-label={t('enter.supplier')}
          placeholder={t('enter.supplier')}
          style={{ minWidth: 240 }}
          value={head.invitation || undefined}
          options={page.invitations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(invitation: string) => set({ invitation })}
        />
        <Select
          aria-label={t('enter.channel')}
          style={{ minWidth: 120 }}
          value={head.channel}
          options={surrogateChannels.map((one) => ({ value: one, label: t(`channel.${one}`) }))}
          onChange={(channel: Head['channel']) => set({ channel })}
        />
      </Row>
      <Input.TextArea
        aria-label={t('enter.reason')}
        placeholder={t('enter.reason')}
        rows={2}
        maxLength={500}
        value={head.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
    </Stack>
  )
}

type DocumentProps = {
  readonly invitation: string
  readonly files: readonly SealedFile[]
  readonly add: (file: SealedFile) => void
}

const DocumentInput = ({ invitation, files, add }: DocumentProps): ReactNode => {
  const t = useOpeningText()
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return
    try {
      const path = `/api/quote/surrogate_file/${invitation}` as const
      add(await upload({ ...quote.surrogate.upload, path }, file, () => undefined))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Stack gap={4}>
      <label>
        {t('enter.document')}{' '}
        <input type="file" disabled={invitation === ''} onChange={({ target }) => void send(target.files?.[0])} />
      </label>
      {files.length === 0 && <Muted size="s">{t('enter.documentHint')}</Muted>}
      {files.map(({ id, name }) => (
        <Muted key={id} size="s">
          {name}
        </Muted>
      ))}
    </Stack>
  )
}

const Form = ({ page, close }: FormProps): ReactNode => {
  const t = useOpeningText()
  const [head, setHead] = useState<Head>({ invitation: '', channel: 'paper', reason: '' })
  const [values, setValues] = useState<Values>(emptyValues)
  const [files, setFiles] = useState<readonly SealedFile[]>([])
  const [missing, setMissing] = useState(none)
  const enter = useMutate(quote.surrogate.enter, {
    done: ({ isLate }) => {
      toast.success(isLate ? t('enter.doneLate') : t('enter.done'))
      close()
    },
  })
  const set = (some: Partial<Values>): void => setValues((before) => ({ ...before, ...some }))
  const amounts = amountsOf(values, page)
  const send = (): void => {
    const found = findMissing(values, page)
    setMissing(found)
    const invalid = findInvalid(values, page)
    if (invalid !== undefined && found.size === 0) toast.error(invalid)
    if (invalid !== undefined || found.size > 0) return
    const form = toForm({ ...values, attachments: files.map(({ id }) => id) }, page)
    enter.mutate({ body: { ...head, reason: head.reason.trim(), form, nonce: nonce() } })
  }
  return (
    <Stack gap={16}>
      <Alert type={page.isLate ? 'warning' : 'info'} showIcon title={page.isLate ? t('enter.late') : t('enter.hint')} />
      <HeadFields page={page} head={head} set={(some) => setHead((before) => ({ ...before, ...some }))} />
      {page.lines.map((asked, at) => (
        <LineCard
          key={asked.id}
          asked={asked}
          values={lineOf(values, asked.id)}
          amount={amounts.lines[at]?.amount ?? null}
          missing={missing}
          allowsPartial={page.allowsPartial}
          allowsAlternate
          set={(some) => set({ lines: { ...values.lines, [asked.id]: { ...lineOf(values, asked.id), ...some } } })}
        />
      ))}
      <TermsCard values={values} missing={missing} isTaxIncluded={page.isTaxIncluded} set={set} />
      <DocumentInput
        invitation={head.invitation}
        files={files}
        add={(file) => setFiles((before) => [...before, file])}
      />
      <Row justify="between">
        <strong>{formatMoney(amounts.total)}</strong>
        <Button
          type="primary"
          loading={enter.isPending}
          disabled={head.invitation === '' || head.reason.trim() === ''}
          onClick={send}
        >
          {t('enter.submit')}
        </Button>
      </Row>
    </Stack>
  )
}

/** A quote that came on paper, by telephone or by mail, entered by somebody who has no say in the purchase. */
export const SurrogateDrawer = ({ id, close }: { readonly id: string; readonly close: () => void }): ReactNode => {
  const t = useOpeningText()
  const query = useRead(quote.surrogate.page, { params: { id } })
  return (
    <Drawer open size="large" title={t('enter')} onClose={close}>
      <Await query={query}>{(page) => <Form page={page} close={close} />}</Await>
    </Drawer>
  )
}
