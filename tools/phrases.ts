import { filesUnder, read } from './tree.ts'

/** Where people read: texts, labels, messages, demo data, guides, and the journeys that look for them. */
const readByPeople =
  /^(?:api|web|server|flow)\/src\/|^server\/db\/(?:seed|migrations)\/|^e2e\/|^docs\/(?:guide\/|glossary\.md)/

/**
 * Phrases nobody would say in an office, on the right what we say instead. The quotes of some keep
 * longer words that merely contain them apart.
 */
const givenUp: readonly (readonly [RegExp, string])[] = [
  [/没能(?:取到|保存|查到)/, '加载失败、保存失败、查询失败'],
  [/删除后无法在列表中找到/, '删除后列表中不再显示，操作记录会保留。'],
  [/九成在此之内/, '90% 用时（P90）'],
  [/由人做出的/, '人工处理的'],
  [/如实显示暂无数据/, '询价、采购上线后自动统计'],
  [/逐个询问/, '自上而下匹配'],
  [/前面的审批流没有用到的/, '其余全部'],
  [/是其中之一|不是其中任何/, '属于、不属于'],
  [/['"“ ]为[是否]['"” ]/, '是、否'],
  [/满足任一组|组内任一即可/, '满足任意一组、组内满足一条即可'],
  [/条件不成立/, '视为不满足'],
  [/走不下去/, '无法继续'],
  [/现在会是|显示会是谁/, '当前匹配到'],
  [/请点击设置/, '点击设置'],
  [/拿回/, '收回'],
  [/管理操作需要两人/, '管理操作双人复核'],
  [/抢签/, '认领后审批'],
  [/(?:待|已|等待|不能)决定|'决定'|决定人/, '审核'],
  [/['"“]要做什么['"”]/, '变更类型'],
  [/证据材料/, '证明材料'],
  [/为了什么，在哪里/, '事由与地点'],
  [/['"“]厅的尺寸/, '会议厅尺寸'],
  [/设置含义/, '分类设置'],
  [/未走审批/, '未发起审批'],
  [/干系人/, '协同人'],
  [/请供应商更新/, '发起资料更新'],
  [/遮蔽|打码/, '脱敏'],
  [/寻找/, '查找'],
  [/你/, '您'],
  [/随版本升级|重新进入后/, '升级后…仍会保留、刷新页面后生效'],
  [/日志链/, '日志完整性'],
  [/暗黑|明亮模式/, '深色、浅色'],
  [/头部固定/, '固定顶栏'],
  [/['"“ ]国际化/, '语言切换'],
  [/(?:导入|导出) JSON/, '导入、导出流程文件'],
  [/申请单审批单/, '申请审批单'],
  [/幂等键用于|加密传输/, '一句读者能照着做的话'],
  [/还没有供应商(?:证件|资格|账户|联系人)/, '还没有证件 …'],
  [/停用的公司/, '一个适合所有列表的例子'],
  [/['"“]标志['"”]/, '企业 Logo'],
  [/未考察\/|三方会签（演示）/, '尚未考察（合格线 60 分）、对外承诺事项三方会签'],
  [/['"]Moves['"]|['"]Authority['"]|['"]To be asked['"]/, 'Status changes, Access, To confirm'],
  [/添加供应商(?:联系人|账户|证件|资格|价目)/, '添加联系人 …'],
]

/** Each thing has one word, and it is the one a colleague would use. */
export const checkPhrases = (root: string): string[] =>
  filesUnder(root)
    .filter((path) => readByPeople.test(path))
    .flatMap((path) =>
      read(root, path)
        .split('\n')
        .flatMap((line, index) =>
          givenUp.flatMap(([phrase, instead]) => {
            const hit = phrase.exec(line)?.[0]
            return hit === undefined ? [] : [`${path}:${String(index + 1)}: “${hit}” is said as ${instead}`]
          }),
        ),
    )
