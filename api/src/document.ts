import { projectDocument } from './document/document.ts'
import { folder } from './document/folder.ts'
import { documentShare, externalDocument } from './document/share.ts'
import { errors } from './shared/errors.ts'

export {
  ProjectDocument,
  type DocumentDownload,
  type DocumentNode,
  type DocumentTree,
  type DocumentVersion,
  type FolderNode,
} from './document/document.ts'
export { DocumentFolder } from './document/folder.ts'
export type { ExternalDocument } from './document/share.ts'

export const document = { document: projectDocument, folder, share: documentShare, external: externalDocument }

export const documentErrors = errors({
  'documentFolder.name_taken': [62020, 409, '同一位置已有同名文件夹', 'A folder of this name is here already'],
  'documentFolder.elsewhere': [62021, 422, '文件夹不属于该项目', 'The folder belongs to another project'],
  'documentFolder.circle': [62022, 422, '文件夹不能放进自己或自己的下级', 'A folder cannot stand below itself'],
  'documentFolder.too_deep': [62023, 422, '文件夹最多五层', 'Folders stand at most five deep'],
  'documentFolder.not_empty': [
    62024,
    409,
    '文件夹不是空的，请先移走其中的文档和文件夹',
    'The folder is not empty; move its documents and folders first',
  ],
  'projectDocument.no_file': [62025, 422, '文档还没有文件，不能发送链接', 'There is no file to share yet'],
  'document.gone': [
    62027,
    410,
    '链接已失效，请联系发送给您的人重新发送',
    'This link is no longer good; ask whoever sent it to send it again',
  ],
})
