import { FolderAddOutlined, FolderOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { document, type DocumentNode, type DocumentTree, type FolderNode } from '@srm/api/document'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import type { Row as RecordRow } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { useUiText } from '@/ui/ui.texts.ts'
import { DocumentDrawer } from './document.drawer.tsx'
import { DocumentCreate, DocumentEdit, FolderForm, ShareForm, VersionForm } from './document.forms.tsx'
import { DocumentList, type DocumentSteps } from './document.list.tsx'
import { useDocumentText } from './document.texts.ts'
import styles from './document.module.css'

type OpenDialog =
  | { readonly kind: 'create' | 'folder' }
  | { readonly kind: 'editFolder' | 'deleteFolder'; readonly folder: FolderNode }
  | { readonly kind: Parameters<DocumentSteps['open']>[0]; readonly row: DocumentNode }

/** A folder and all below it. */
const idsBelow = (folders: readonly FolderNode[], id: string): string[] => [
  id,
  ...folders.filter(({ parentId }) => parentId === id).flatMap((one) => idsBelow(folders, one.id)),
]

type NavProps = {
  readonly tree: DocumentTree
  readonly chosen: string | undefined
  readonly choose: (id: string | undefined) => void
}

const FolderList = ({ tree, chosen, choose, parentId }: NavProps & { readonly parentId: string | null }): ReactNode => {
  const here = tree.folders.filter((one) => one.parentId === parentId)
  if (here.length === 0) return null
  const countIn = (id: string): number => {
    const ids = idsBelow(tree.folders, id)
    return tree.documents.filter(({ folderId }) => folderId !== null && ids.includes(folderId)).length
  }
  return (
    <ul>
      {here.map(({ id, name }) => (
        <li key={id}>
          <button type="button" aria-current={id === chosen} onClick={() => choose(id)}>
            <FolderOutlined aria-hidden />
            <span>{name}</span>
            <small>{countIn(id)}</small>
          </button>
          <FolderList tree={tree} chosen={chosen} choose={choose} parentId={id} />
        </li>
      ))}
    </ul>
  )
}

const FolderNav = (props: NavProps): ReactNode => {
  const t = useDocumentText()
  const { tree, chosen, choose } = props
  return (
    <nav className={styles.folders} aria-label={t('folders')}>
      <button type="button" aria-current={chosen === undefined} onClick={() => choose(undefined)}>
        <FolderOutlined aria-hidden />
        <span>{t('all')}</span>
        <small>{tree.documents.length}</small>
      </button>
      <FolderList {...props} parentId={null} />
    </nav>
  )
}

const DeleteFolder = ({ folder, close }: { readonly folder: FolderNode; readonly close: () => void }): ReactNode => {
  const t = useDocumentText()
  const ui = useUiText()
  const { mutateAsync, isPending } = useMutate(document.folder.remove, {
    done: () => refreshFamily(document.document.tree),
  })
  return (
    <ConfirmDialog
      open
      title={t('deleteFolder', { name: folder.name })}
      ok={ui('delete')}
      busy={isPending}
      confirm={() => mutateAsync({ params: { id: folder.id }, query: { version: folder.version } })}
      close={close}
    >
      {t('deleteFolderHint')}
    </ConfirmDialog>
  )
}

const DeleteDocument = ({ row, close }: { readonly row: DocumentNode; readonly close: () => void }): ReactNode => {
  const t = useDocumentText()
  const { mutateAsync, isPending } = useMutate(document.document.remove)
  return (
    <ConfirmDialog
      open
      title={t('deleteDocument', { name: row.name })}
      ok={t('delete')}
      busy={isPending}
      confirm={() => mutateAsync({ params: { id: row.id }, query: { version: row.version } })}
      close={close}
    >
      {t('deleteDocumentHint')}
    </ConfirmDialog>
  )
}

type FormProps = {
  readonly opened: OpenDialog
  readonly projectId: string
  readonly folders: readonly FolderNode[]
  readonly chosen: string | undefined
  readonly close: () => void
}

const OpenedForm = ({ opened, chosen, ...at }: FormProps): ReactNode => {
  const { close } = at
  switch (opened.kind) {
    case 'create':
      return <DocumentCreate {...at} folderId={chosen} />
    case 'folder':
      return <FolderForm {...at} parentId={chosen} />
    case 'editFolder':
      return <FolderForm {...at} edited={opened.folder} />
    case 'deleteFolder':
      return <DeleteFolder folder={opened.folder} close={close} />
    case 'edit':
      return <DocumentEdit {...at} id={opened.row.id} />
    case 'version':
      return <VersionForm row={opened.row} close={close} />
    case 'share':
      return <ShareForm row={opened.row} close={close} />
    case 'remove':
      return <DeleteDocument row={opened.row} close={close} />
    case 'more':
      return <DocumentDrawer row={opened.row} close={close} />
  }
}

type ToolProps = { readonly folder: FolderNode | undefined; readonly open: (what: OpenDialog) => void }

const Tools = ({ folder, open }: ToolProps): ReactNode => {
  const t = useDocumentText()
  const ui = useUiText()
  const may = useCan()
  return (
    <Row wrap>
      {folder && may('documentFolder:update') && (
        <Button size="small" onClick={() => open({ kind: 'editFolder', folder })}>
          {t('editFolder')}
        </Button>
      )}
      {folder && may('documentFolder:delete') && (
        <Button size="small" danger onClick={() => open({ kind: 'deleteFolder', folder })}>
          {ui('delete')}
        </Button>
      )}
      {may('documentFolder:create') && (
        <Button size="small" icon={<FolderAddOutlined aria-hidden />} onClick={() => open({ kind: 'folder' })}>
          {t('addFolder')}
        </Button>
      )}
      {may('projectDocument:create') && (
        <Button
          size="small"
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => open({ kind: 'create' })}
        >
          {t('add')}
        </Button>
      )}
    </Row>
  )
}

const Documents = ({ tree, projectId }: { readonly tree: DocumentTree; readonly projectId: string }): ReactNode => {
  const t = useDocumentText()
  const [picked, setPicked] = useState<string>()
  const [opened, setOpened] = useState<OpenDialog>()
  const { folders, documents, canEdit } = tree
  const folder = folders.find(({ id }) => id === picked)
  const below = folder && idsBelow(folders, folder.id)
  const rows = below ? documents.filter(({ folderId }) => folderId !== null && below.includes(folderId)) : documents
  return (
    <Panel title={t('title')} extra={canEdit && <Tools folder={folder} open={setOpened} />}>
      <div className={styles.columns}>
        {folders.length > 0 && <FolderNav tree={tree} chosen={folder?.id} choose={setPicked} />}
        <div className={styles.list}>
          {rows.length === 0 ? (
            <State title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <DocumentList rows={rows} canEdit={canEdit} open={(kind, row) => setOpened({ kind, row })} />
          )}
        </div>
      </div>
      {opened && (
        <OpenedForm
          opened={opened}
          projectId={projectId}
          folders={folders}
          chosen={folder?.id}
          close={() => setOpened(undefined)}
        />
      )}
    </Panel>
  )
}

/** The documents of a project by folder, on its page. */
export const DocumentTab = ({ row }: { readonly row: RecordRow }): ReactNode => {
  const query = useRead(document.document.tree, { query: { projectId: row.id } }, { keepPrevious: true })
  return <Await query={query}>{(tree) => <Documents tree={tree} projectId={row.id} />}</Await>
}
