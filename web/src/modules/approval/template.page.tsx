import { useState, type ReactNode } from 'react'
import { approval, type PrintTemplate } from '@srm/api/approval'
import { useCall } from '@/lib/query.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { TemplateEditor } from './template.editor.tsx'
import styles from './template.module.css'
import { useText } from './template.texts.ts'

const Kinds = ({
  all,
  chosen,
  choose,
}: {
  all: readonly PrintTemplate[]
  chosen: string
  choose: (one: string) => void
}) => {
  const t = useText()
  return (
    <nav className={styles.kinds} aria-label={t('documents')}>
      {all.map(({ docType, label, html }) => (
        <button
          key={docType}
          type="button"
          aria-current={docType === chosen ? 'true' : undefined}
          onClick={() => choose(docType)}
        >
          <span>{label}</span>
          <small>{t(html === null ? 'usual' : 'own')}</small>
        </button>
      ))}
    </nav>
  )
}

/** How documents look on paper, kind by kind. */
const TemplatePage = (): ReactNode => {
  const t = useText()
  const templates = useCall(approval.print.templates, {})
  const [chosen, choose] = useState<string>()
  return (
    <Page title={t('title')} note={t('note')}>
      <Await query={templates}>
        {(all) => {
          const current = all.find(({ docType }) => docType === chosen) ?? all[0]
          return (
            <div className={styles.columns}>
              <Panel title={t('documents')}>
                <Kinds all={all} chosen={current?.docType ?? ''} choose={choose} />
              </Panel>
              {current && <TemplateEditor key={`${current.docType}${String(current.version)}`} template={current} />}
            </div>
          )
        }}
      </Await>
    </Page>
  )
}

export default TemplatePage
