/** The reasons for which PostgreSQL can't run here. */
export type PostgresProblem = 'noBinary' | 'diskFull' | 'foreignFolder' | 'refused';

/** A failure that the person who started the program can mend; `problem` lets an app add its own remedy. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
  readonly problem: PostgresProblem;

  constructor(problem: PostgresProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
