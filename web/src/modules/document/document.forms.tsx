import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { TreeSelect } from 'antd'
import { document, DocumentFolder, type DocumentNode, type FolderNode, ProjectDocument } from '@srm/api/document'
import { field, optional } from '@srm/api/shared/field-meta'
import { choice, mobile, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { type Control, controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps, KnownRef } from '@/ui/slots.ts'
import { useDocumentText } from './document.texts.ts'

type Choice = { readonly value: string; readonly title: string; readonly children: Choice[] }

const choicesBelow = (folders: readonly FolderNode[], parentId: string | null, without?: string): Choice[] =>
  folders
    .filter((one) => one.parentId === parentId && one.id !== without)
    .map(({ id, name }) => ({ value: id, title: name, children: choicesBelow(folders, id, without) }))

const idOf = (value: KnownRef | undefined): string | undefined => (typeof value === 'object' ? value.id : value)

/** Folders of this very project; a folder is not put below itself. */
const folderControl = (folders: readonly FolderNode[], without?: string): Control => {
  const FolderInput = ({ id, value, onChange, disabled }: InputProps<KnownRef, string>): ReactNode => {
    const t = useDocumentText()
    const chosen = idOf(value)
    return (
      <TreeSelect
        {...(id !== undefined && { id })}
        {...(chosen !== undefined && { value: chosen })}
        treeData={choicesBelow(folders, null, without)}
        treeDefaultExpandAll
        allowClear
        placeholder={t('root')}
        disabled={disabled ?? false}
        onChange={(next: string | undefined) => onChange?.(next)}
      />
    )
  }
  return controlOf(FolderInput)
}

type Close = { readonly close: () => void }
type InProject = Close & { readonly projectId: string; readonly folders: readonly FolderNode[] }

const { name, folder, kind, roles, remark } = ProjectDocument.fields
const about = { name, folder, kind, roles, remark }

type CreateProps = InProject & { readonly folderId: string | undefined }

export const DocumentCreate = ({ projectId, folders, folderId, close }: CreateProps): ReactNode => {
  const t = useDocumentText()
  const [control] = useState(() => folderControl(folders))
  const create = useMutate(document.document.create, { silent: true, done: () => toast.success(t('saved')) })
  const { file } = ProjectDocument.fields
  return (
    <SideForm
      title={t('add')}
      groups={[{ fields: { file, ...about }, controls: { folder: control } }]}
      initial={{ kind: 'plan', roles: [], ...(folderId && { folder: folderId }) }}
      close={close}
      save={async (sent) => {
        const body = ProjectDocument.create.parse({ ...sent, project: projectId })
        await create.mutateAsync({ body })
      }}
    />
  )
}

type EditProps = InProject & { readonly id: string }

export const DocumentEdit = ({ projectId, folders, id, close }: EditProps): ReactNode => {
  const t = useDocumentText()
  const [control] = useState(() => folderControl(folders))
  const { data } = useRead(document.document.show, { params: { id } })
  const update = useMutate(document.document.update, { silent: true, done: () => toast.success(t('saved')) })
  if (!data) return null
  return (
    <SideForm
      key={data.version}
      title={t('editTitle')}
      groups={[{ fields: about, controls: { folder: control } }]}
      initial={data}
      close={close}
      save={async (sent) => {
        const body = ProjectDocument.update.parse({ ...sent, project: projectId, version: data.version })
        await update.mutateAsync({ params: { id }, body })
      }}
    />
  )
}

type FolderProps = InProject & { readonly edited?: FolderNode | undefined; readonly parentId?: string | undefined }

export const FolderForm = ({ projectId, folders, edited, parentId, close }: FolderProps): ReactNode => {
  const t = useDocumentText()
  const [control] = useState(() => folderControl(folders, edited?.id))
  const options = {
    silent: true,
    done: () => {
      toast.success(t('saved'))
      return refreshFamily(document.document.tree)
    },
  }
  const create = useMutate(document.folder.create, options)
  const update = useMutate(document.folder.update, options)
  const { name: called, parent } = DocumentFolder.fields
  const above = edited ? (edited.parentId ?? undefined) : parentId
  return (
    <SideForm
      title={edited ? t('editFolder') : t('addFolder')}
      groups={[{ fields: { name: called, parent }, controls: { parent: control } }]}
      initial={{ ...(edited && { name: edited.name }), ...(above && { parent: above }) }}
      close={close}
      save={async (sent) => {
        const body = DocumentFolder.create.parse({ ...sent, project: projectId })
        if (edited) await update.mutateAsync({ params: { id: edited.id }, body: { ...body, version: edited.version } })
        else await create.mutateAsync({ body })
      }}
    />
  )
}

const versionFields = {
  file: field(z.array(z.string()).min(1, { error: '请上传文件' }).max(1), {
    kind: 'attachments',
    label: label('文件', 'File'),
    max: 1,
  }),
  note: optional(text('修改说明', 'What has changed', { max: 200 })),
}

const VersionBody = z.object({ file: z.tuple([z.string()]), note: z.string().optional() })

export const VersionForm = ({ row, close }: Close & { readonly row: DocumentNode }): ReactNode => {
  const t = useDocumentText()
  const add = useMutate(document.document.addVersion, { silent: true, done: () => toast.success(t('saved')) })
  return (
    <SideForm
      title={t('newVersion')}
      groups={[{ fields: versionFields }]}
      initial={{}}
      close={close}
      save={async (sent) => {
        const { file, note } = VersionBody.parse(sent)
        await add.mutateAsync({
          params: { id: row.id },
          body: { version: row.version, file: file[0], ...(note !== undefined && { note }) },
        })
      }}
    />
  )
}

const shareFields = {
  name: text('收件人', 'Name', { max: 50 }),
  mobile: mobile('手机号', 'Mobile'),
  company: optional(text('单位', 'Company')),
  days: choice('有效期', 'Good for', [
    ['3', '3 天', '3 days'],
    ['7', '7 天', '7 days'],
    ['14', '14 天', '14 days'],
    ['30', '30 天', '30 days'],
  ]),
}

const ContactBody = z.object({ name: z.string(), mobile: z.string(), company: z.string().optional() })

export const ShareForm = ({ row, close }: Close & { readonly row: DocumentNode }): ReactNode => {
  const t = useDocumentText()
  const send = useMutate(document.share.send, { silent: true, done: () => toast.success(t('share.sent')) })
  return (
    <SideForm
      title={t('shareTitle', { name: row.name })}
      groups={[{ fields: shareFields }]}
      initial={{ days: '7' }}
      close={close}
      save={async ({ days, ...sent }) => {
        const contact = ContactBody.parse(sent)
        await send.mutateAsync({ body: { ...contact, documentId: row.id, days: Number(days) } })
      }}
    />
  )
}
