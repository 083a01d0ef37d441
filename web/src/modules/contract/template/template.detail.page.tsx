import { LockOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { contract, ContractTemplate } from '@srm/api/contract'
import { useRead } from '@/lib/api/query.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { Panel } from '@/ui/page.tsx'
import { State } from '@/ui/states.tsx'
import { templatePaths } from '../contract.paths.ts'
import styles from '../document/document.module.css'
import { useTemplateText } from '../contract.texts.ts'

const Clauses = ({ row }: { readonly row: ContractTemplate }): ReactNode => {
  const t = useTemplateText()
  if (row.clauses.length === 0) return <State title={t('clauses.none')} />
  const fixed = row.clauses.filter(({ isFixed }) => isFixed).length
  return (
    <Panel title={t('clauses.count', { count: row.clauses.length, fixed })}>
      <ol className={styles.clauses}>
        {row.clauses.map(({ id, title, text, isFixed }) => (
          <li key={id}>
            <h3>
              {title}
              {isFixed && <Tag icon={<LockOutlined aria-hidden />}>{t('fixed')}</Tag>}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const TemplateDetail = (): ReactNode => {
  const t = useTemplateText()
  const [params] = useSearchParams()
  const { data } = useRead(contract.template.show, { params: { id: params.get('id') ?? '' } })
  return (
    <RecordDetail
      record={ContractTemplate}
      calls={contract.template}
      paths={templatePaths}
      summary={['type', 'status', 'updatedBy', 'updatedAt']}
      sections={[{ title: t('section.more'), fields: ['remark', 'createdBy', 'createdAt'] }]}
      related={() => [
        {
          key: 'clauses',
          title: t('clauses'),
          count: data?.clauses.length,
          content: data && <Clauses row={data} />,
        },
      ]}
    />
  )
}

export default TemplateDetail
