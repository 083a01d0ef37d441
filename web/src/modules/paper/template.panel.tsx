import { FileWordOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { maxTemplateBytes, paper, type PaperKind, type PaperVariable } from '@srm/api/paper'
import { messageOf } from '@/lib/api/api-error.ts'
import { urlOf } from '@/lib/api/api.ts'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { upload } from '@/lib/api/upload.ts'
import { formatDateTime } from '@/lib/format.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Row, Stack, VisuallyHidden } from '@/ui/layout.tsx'
import { MasterDetail } from '@/ui/master-detail.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useText } from './paper.texts.ts'

const limit = String(maxTemplateBytes / 1024 / 1024)

const Upload = ({ subject }: { readonly subject: string }): ReactNode => {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    if (!file.name.toLowerCase().endsWith('.docx')) {
      toast.error(t('only'))
      return
    }
    setBusy(true)
    const path = urlOf(paper.upload.path, { params: { subject } }) as `/${string}`
    try {
      const { name } = await upload({ ...paper.upload, path }, file, () => undefined)
      toast.success(t('uploaded', { name }))
      await Promise.all([refreshFamily(paper.upload), refreshFamily(paper.templates)])
    } catch (error) {
      toast.error(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Row>
      <Muted size="s">{t('limit', { limit })}</Muted>
      <Button icon={<UploadOutlined aria-hidden />} loading={busy} onClick={() => input.current?.click()}>
        {t(busy ? 'uploading' : 'upload')}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept=".docx"
          tabIndex={-1}
          aria-label={t('upload')}
          onChange={(event) => void take(event.target.files?.[0]).finally(() => (event.target.value = ''))}
        />
      </VisuallyHidden>
    </Row>
  )
}

type Template = PaperKind['templates'][number]

const Remove = ({ template, close }: { readonly template: Template; readonly close: () => void }): ReactNode => {
  const t = useText()
  const act = useMutate(paper.remove, {
    done: () => {
      toast.success(t('removed'))
      void refreshFamily(paper.templates)
    },
  })
  return (
    <ConfirmDialog
      open
      title={t('remove.title', { name: template.name })}
      ok={t('remove')}
      busy={act.isPending}
      confirm={() => act.mutateAsync({ params: { id: template.id } })}
      close={close}
    >
      {t('remove.hint')}
    </ConfirmDialog>
  )
}

const Templates = ({ kind }: { readonly kind: PaperKind }): ReactNode => {
  const t = useText()
  const may = useCan()
  const [removing, setRemoving] = useState<Template>()
  return (
    <Panel title={t('templates')} extra={may('paperTemplate:create') && <Upload subject={kind.subject} />}>
      {kind.templates.length === 0 && <State title={t('none')} hint={t('empty.hint')} />}
      <Stack as="ul" gap={12}>
        {kind.templates.map((template) => (
          <Row as="li" key={template.id} justify="between">
            <Row>
              <FileWordOutlined aria-hidden />
              <strong>{template.name}</strong>
              <Muted size="s">
                {t('by', { name: template.createdBy ?? '', time: formatDateTime(template.createdAt) })}
              </Muted>
            </Row>
            {may('paperTemplate:delete') && (
              <Button size="small" danger onClick={() => setRemoving(template)}>
                {t('remove')}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {removing && <Remove template={removing} close={() => setRemoving(undefined)} />}
    </Panel>
  )
}

const Tag = ({ text }: { readonly text: string }): ReactNode => {
  const t = useText()
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => toast.success(t('copied', { text })))
  return (
    <Button size="small" onClick={copy}>
      {text}
    </Button>
  )
}

const Lines = ({ name, columns }: { readonly name: string; readonly columns: readonly PaperVariable[] }): ReactNode => (
  <Row wrap>
    <Tag text={`{#${name}}`} />
    {columns.map((column) => (
      <Tag key={column.name} text={`{${column.name}}`} />
    ))}
    <Tag text={`{/${name}}`} />
  </Row>
)

/** What may be written between braces; lines of a sub-table stand together. */
const Variables = ({ variables }: { readonly variables: readonly PaperVariable[] }): ReactNode => {
  const t = useText()
  return (
    <Panel title={t('variables')}>
      <Stack gap={12}>
        <Muted size="s">{t('variables.hint')}</Muted>
        <Row wrap>
          {variables.flatMap(({ name, columns }) => (columns ? [] : [<Tag key={name} text={`{${name}}`} />]))}
        </Row>
        {variables.flatMap(({ name, columns }) =>
          columns ? [<Lines key={name} name={name} columns={columns} />] : [],
        )}
      </Stack>
    </Panel>
  )
}

/** Templates of Word, kind by kind, and what they may name. */
export const WordTemplates = (): ReactNode => {
  const t = useText()
  const kinds = useRead(paper.kinds, {})
  const [chosen, setChosen] = useState<string>()
  return (
    <Await query={kinds}>
      {(all) => {
        const current = all.find(({ subject }) => subject === chosen) ?? all[0]
        const names = all.map(({ subject, label, templates }) => ({
          id: subject,
          name: label,
          note: templates.length > 0 ? t('count', { count: templates.length }) : t('none'),
        }))
        return (
          <MasterDetail title={t('kinds')} names={names} current={current?.subject ?? ''} choose={setChosen}>
            {current && (
              <Stack gap={16}>
                <Templates kind={current} />
                <Variables variables={current.variables} />
              </Stack>
            )}
          </MasterDetail>
        )
      }}
    </Await>
  )
}
