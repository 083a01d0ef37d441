import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const modes = ['all', 'any', 'sequential', 'inclusive', 'parallel', 'dualControl']

export const help: ModuleHelp = {
  pages: {
    '/approval/flow': {
      purpose: label(
        '各类单据的审批流。设计、模拟、发布，并绑定到单据；进行中的审批继续用原来的版本。',
        'The approval flows of all documents: design, simulate, publish and bind them. What runs goes on with its own edition.',
      ),
      terms: modes,
    },
    '/approval/flow/edit': {
      purpose: label(
        '在画布上添加节点和分支，随时用“模拟”看单据会怎么走，改好后预览发布。',
        'Add steps and branches on the canvas, simulate at any time, then publish.',
      ),
      terms: modes,
    },
    '/approval/matrix': {
      purpose: label(
        '按金额、部门等查出由谁审批的表，流程里可以直接引用。',
        'A table that says who approves, by amount and department; flows refer to it.',
      ),
    },
  },
  glossary: {
    all: {
      term: label('会签', 'All must approve'),
      means: label('这一步的每个人都要同意才通过。', 'Everybody of this step has to approve.'),
    },
    any: {
      term: label('或签', 'Any one approves'),
      means: label('这一步任意一个人同意即通过。', 'One approval of this step is enough.'),
    },
    sequential: {
      term: label('依次审批', 'One after the other'),
      means: label('按顺序一个接一个审批。', 'They decide in their order.'),
    },
    inclusive: {
      term: label('包容分支', 'Inclusive branches'),
      means: label(
        '所有满足条件的分支同时进行，全部完成后继续；条件分支只走第一个满足的。',
        'All branches whose condition holds run at once; a conditional fork takes the first only.',
      ),
    },
    parallel: {
      term: label('并行分支', 'Parallel branches'),
      means: label('所有分支同时进行，不看条件。', 'All branches run at once, whatever the document says.'),
    },
    dualControl: {
      term: label('双人复核', 'Two administrators'),
      means: label(
        '改派、跳过、终止等管理操作须由另一位管理员确认后才执行。',
        'Reassigning, skipping or ending an approval waits for a second administrator.',
      ),
    },
  },
}
