import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FinalAccount, finalAccount } from '@srm/api/final-account'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { accountPaths } from './final-account.paths.ts'
import { useText } from './final-account.texts.ts'

const AccountEdit = (): ReactNode => {
  const t = useText()
  const [params] = useSearchParams()
  const project = params.get('project')
  return (
    <>
      <Alert type="info" showIcon title={t('create.hint')} />
      <RecordEditor
        record={FinalAccount}
        calls={finalAccount.account}
        paths={accountPaths}
        titles={{ create: t('create'), edit: t('edit') }}
        defaults={project ? { project } : {}}
        sections={[
          { title: t('section.basic'), fields: ['project'] },
          { title: t('section.more'), fields: ['conclusion', 'attachments', 'remark'] },
        ]}
      />
    </>
  )
}

export default AccountEdit
