import type { StatsField } from '../types';
import { membersOf, type Declarations } from './declarations';

const OWNER =
  /^KnownStats(Compilation|Asset|Chunk|ChunkGroup|ChunkOrigin|Module|ModuleIssuer|ModuleReason|ModuleTraceItem|ModuleTraceDependency|Error|Logging|LoggingEntry|Profile)$/;

/** What `stats.toJson()` can hold. */
export const readStatsFields = (declarations: Declarations): StatsField[] =>
  declarations
    .names()
    .filter((name) => OWNER.test(name))
    .flatMap((owner) =>
      membersOf(declarations.find(owner), declarations).map(
        ({ name, text, optional, description }) => ({
          owner: owner.replace('Known', ''),
          name,
          type: text.replaceAll('KnownStats', 'Stats'),
          optional,
          description,
        }),
      ),
    );
