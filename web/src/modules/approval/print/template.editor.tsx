import { Button, Segmented } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { approval, printWords, type PrintTemplate } from '@srm/api/approval'
import { metaOf } from '@srm/api/shared/field-meta'
import { richText } from '@srm/api/shared/fields'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Panel } from '@/ui/page.tsx'
import { Skeleton, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import styles from './template.module.css'
import { Preview } from './template.preview.tsx'
import { sheetNoun } from './sheet-noun.ts'
import { useTemplateText } from '../approval.texts.ts'

const RichInput = lazy(async () => ({ default: (await import('@/ui/fields/rich/rich-input.tsx')).RichInput }))
const content = metaOf(richText('模板内容', 'Template'))

type Text = ReturnType<typeof useTemplateText>

const cells = (pairs: readonly (readonly [string, string])[]): string =>
  `<tr>${pairs.map(([name, word]) => `<th>${name}</th><td>{{${word}}}</td>`).join('')}</tr>`

/** Something to begin with: a heading, who and when, the document, and what was decided. */
const firstDraft = (t: Text, label: string): string =>
  [
    `<h2 style="text-align: center">${t('sheet', { noun: sheetNoun(label) })}</h2>`,
    '<table><tbody>',
    cells([
      [t('word.number'), 'number'],
      [t('word.initiator'), 'initiator'],
    ]),
    cells([
      [t('word.submitted'), 'submitted'],
      [t('word.department'), 'department'],
    ]),
    '</tbody></table><p>{{content}}</p>',
    `<h3>${t('word.record')}</h3><p>{{record}}</p><p>{{signatures}}</p>`,
  ].join('')

type PickerProps = { readonly template: PrintTemplate; readonly insert: (words: string) => void }

/** What can be put in, one click each. */
const Picker = ({ template, insert }: PickerProps): ReactNode => {
  const t = useTemplateText()
  const groups = [
    { title: t('insert.basics'), items: printWords.map((word) => ({ word: word as string, name: t(`word.${word}`) })) },
    {
      title: t('insert.fields'),
      items: template.fields.map(({ path, label }) => ({ word: `field.${path}`, name: label })),
    },
  ]
  return groups.map(({ title, items }) => (
    <fieldset key={title} className={styles.words} aria-label={title}>
      {items.map(({ word, name }) => (
        <button key={word} type="button" title={`{{${word}}}`} onClick={() => insert(`{{${word}}}`)}>
          {name}
        </button>
      ))}
    </fieldset>
  ))
}

const useSaving = (template: PrintTemplate) => {
  const t = useTemplateText()
  const act = useMutate(approval.print.save)
  const { docType, version } = template
  const save = async (html: string | null, landscape: boolean): Promise<void> => {
    await act.mutateAsync({ body: { docType, html, landscape, version } })
    toast.success(t(html === null ? 'restored' : 'saved'))
  }
  return { save, busy: act.isPending }
}

const Restore = ({ busy, restore }: { busy: boolean; restore: () => Promise<void> }): ReactNode => {
  const t = useTemplateText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('restore')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('restore')}
        ok={t('restore')}
        busy={busy}
        confirm={restore}
        close={() => setAsking(false)}
      >
        {t('restore.hint')}
      </ConfirmDialog>
    </>
  )
}

/** The sheet of one kind of document: written on the one side, seen on the other. */
export const TemplateEditor = ({ template }: { readonly template: PrintTemplate }): ReactNode => {
  const t = useTemplateText()
  const may = useCan()('approvalFlow:update')
  const [html, setHtml] = useState(template.html)
  const [landscape, setLandscape] = useState(template.landscape)
  const { save, busy } = useSaving(template)
  const tools = may && html !== null && (
    <Row align="stretch" wrap>
      <Segmented<boolean>
        aria-label={t('paper')}
        value={landscape}
        onChange={setLandscape}
        options={[
          { value: false, label: t('portrait') },
          { value: true, label: t('landscape') },
        ]}
      />
      {template.html !== null && <Restore busy={busy} restore={() => save(null, false)} />}
      <Button type="primary" loading={busy} disabled={!html} onClick={() => void save(html, landscape)}>
        {t('save')}
      </Button>
    </Row>
  )
  return (
    <div className={styles.sides}>
      <Panel title={template.label} extra={tools}>
        {html === null ? (
          <State
            title={t('usual')}
            action={
              may && (
                <Button type="primary" onClick={() => setHtml(firstDraft(t, template.label))}>
                  {t('design')}
                </Button>
              )
            }
          />
        ) : (
          <div className={styles.editor}>
            <Suspense fallback={<Skeleton rows={8} />}>
              <RichInput
                meta={content}
                label={t('edit')}
                disabled={!may}
                value={html}
                onChange={(next) => setHtml(next ?? '')}
                tools={(insert) => <Picker template={template} insert={insert} />}
              />
            </Suspense>
          </div>
        )}
      </Panel>
      <Preview docType={template.docType} html={html} landscape={landscape} />
    </div>
  )
}
