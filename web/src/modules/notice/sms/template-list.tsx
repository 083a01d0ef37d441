import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { smsMessages, type SmsTemplate } from '@srm/api/notice/sms-template'
import { formatDateTime } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import styles from './sms.module.css'
import { useSmsText } from '../notice.texts.ts'
import { toEditor } from './template-text.ts'

const TemplateEditor = lazy(async () => ({ default: (await import('./template-editor.tsx')).TemplateEditor }))

type ItemProps = { readonly template: SmsTemplate; readonly editable: boolean; readonly open: () => void }

const Item = ({ template, editable, open }: ItemProps): ReactNode => {
  const t = useSmsText()
  const { label, when, text, variables, isOn, changed, updatedAt, updatedBy } = template
  const note = updatedAt && t('changedBy', { name: updatedBy?.name ?? '', time: formatDateTime(updatedAt) })
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <Row gap={12} wrap>
          <strong>{label}</strong>
          <Status color={isOn ? 'green' : 'grey'}>{isOn ? t('on') : t('off')}</Status>
          {changed && (
            <span className={styles.changed} title={note || undefined}>
              {t('changed')}
            </span>
          )}
        </Row>
        <Muted size="s">{when}</Muted>
      </div>
      <p className={styles.text}>{toEditor(text, variables)}</p>
      <Button aria-label={`${editable ? t('edit') : t('look')} ${label}`} onClick={open}>
        {editable ? t('edit') : t('look')}
      </Button>
    </li>
  )
}

/** Every message the product sends, those of the company first. */
export const TemplateList = (): ReactNode => {
  const t = useSmsText()
  const may = useCan()
  const [opened, setOpened] = useState<string>()
  const templates = useRead(smsMessages.smsTemplate.list, {})
  const isEditable = ({ sender }: SmsTemplate): boolean => sender === 'company' && may('smsTemplate:update')
  return (
    <Await query={templates} rows={10}>
      {({ items, ...settings }) => {
        const edited = items.find(({ scene }) => scene === opened)
        return (
          <>
            {(['company', 'platform'] as const).map((group) => (
              <Panel key={group} title={t(`group.${group}`)}>
                {group === 'platform' && (
                  <Muted as="p" className={styles.hint}>
                    {t('group.platformHint')}
                  </Muted>
                )}
                <ul className={styles.items} aria-label={t(`group.${group}`)}>
                  {items
                    .filter(({ sender }) => sender === group)
                    .map((template) => (
                      <Item
                        key={template.scene}
                        template={template}
                        editable={isEditable(template)}
                        open={() => setOpened(template.scene)}
                      />
                    ))}
                </ul>
              </Panel>
            ))}
            {edited && (
              <Suspense>
                <TemplateEditor
                  template={edited}
                  settings={settings}
                  editable={isEditable(edited)}
                  close={() => setOpened(undefined)}
                />
              </Suspense>
            )}
          </>
        )
      }}
    </Await>
  )
}
