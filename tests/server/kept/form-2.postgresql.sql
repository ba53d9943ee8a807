CREATE TABLE public.answers (
    table_id character varying(24) NOT NULL,
    number integer NOT NULL,
    option integer NOT NULL,
    person character varying(16),
    client character varying(64),
    at double precision NOT NULL
);
CREATE TABLE public.branches (
    table_id character varying(24) NOT NULL,
    source character varying(24) NOT NULL,
    moment integer NOT NULL
);
CREATE TABLE public.chat (
    table_id character varying(24) NOT NULL,
    number integer NOT NULL,
    person character varying(16) NOT NULL,
    seat integer,
    text text NOT NULL,
    drunk boolean NOT NULL,
    client character varying(64) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.hindsight (
    table_id character varying(24) NOT NULL,
    reasons json NOT NULL
);
CREATE TABLE public.house (
    name character varying(40) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.intents (
    table_id character varying(24) NOT NULL,
    opened integer NOT NULL,
    number integer NOT NULL,
    option integer NOT NULL,
    person character varying(16) NOT NULL,
    client character varying(64) NOT NULL
);
CREATE TABLE public.mutes (
    person character varying(16) NOT NULL,
    muted character varying(16) NOT NULL
);
CREATE TABLE public.people (
    id character varying(16) NOT NULL,
    name character varying(24) NOT NULL,
    language character varying(2) NOT NULL,
    is_bot boolean NOT NULL,
    token_hash character varying(64),
    since double precision NOT NULL
);
CREATE TABLE public.reports (
    id integer NOT NULL,
    table_id character varying(24) NOT NULL,
    line integer NOT NULL,
    person character varying(16) NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL
);
CREATE SEQUENCE public.reports_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;
CREATE TABLE public.reviews (
    table_id character varying(24) NOT NULL,
    worker character varying(32) NOT NULL,
    until double precision NOT NULL,
    done integer NOT NULL,
    whole integer NOT NULL,
    form integer NOT NULL,
    review json
);
CREATE TABLE public.seats (
    table_id character varying(24) NOT NULL,
    seat integer NOT NULL,
    person character varying(16),
    bot character varying(10),
    away boolean NOT NULL,
    reserve double precision,
    here_until double precision NOT NULL,
    orders json NOT NULL
);
CREATE TABLE public.tables (
    id character varying(24) NOT NULL,
    game character varying(16) NOT NULL,
    rules integer NOT NULL,
    seat_count integer NOT NULL,
    options json NOT NULL,
    seed character varying(80) NOT NULL,
    owner character varying(16) NOT NULL,
    level character varying(10) NOT NULL,
    clock_decision double precision,
    clock_reserve double precision,
    "window" double precision,
    silence character varying(8) NOT NULL,
    pace double precision NOT NULL,
    grace double precision NOT NULL,
    public boolean NOT NULL,
    state character varying(8) NOT NULL,
    rematch character varying(24),
    since double precision NOT NULL,
    driver character varying(32),
    driver_until double precision NOT NULL,
    asleep boolean NOT NULL,
    asked_at double precision NOT NULL
);
ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 0, 16, '27766f814da32a10', 'e78147e5d15d8048', 1794908405.6324785);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 1, 282, '27766f814da32a10', 'b00b88619fdfd4ed', 1794908405.654657);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 2, 0, '27766f814da32a10', 'bd64fe415ac6625e', 1794908405.6704097);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 3, 27, NULL, NULL, 1794908405.682326);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 4, 272, NULL, NULL, 1794908405.6909194);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 5, 152, NULL, NULL, 1794908405.6974502);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 6, 81, '27766f814da32a10', 'd9710e0f15e10842', 1794908405.714807);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 7, 272, NULL, NULL, 1794908405.7288342);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 8, 25, NULL, NULL, 1794908405.7362201);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 9, 0, NULL, NULL, 1794908405.7362201);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 10, 0, '27766f814da32a10', 'd9408b825cc15d00', 1794908405.7542565);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 11, 14, NULL, NULL, 1794908405.761922);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 12, 0, NULL, NULL, 1794908405.761922);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 13, 313, NULL, NULL, 1794908405.768327);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 14, 15, NULL, NULL, 1794908405.777016);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 15, 312, NULL, NULL, 1794908405.7844465);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 16, 0, NULL, NULL, 1794908405.7844465);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 17, 0, '27766f814da32a10', 'f371bad3e30d9406', 1794908405.8074152);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 18, 54, '27766f814da32a10', 'dcc88dc318454d68', 1794908405.8203206);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 19, 52, '27766f814da32a10', 'b62349ebbbd4fba0', 1794908405.8379152);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 20, 26, NULL, NULL, 1794908405.8408186);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 21, 21, NULL, NULL, 1794908405.843846);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 22, 81, NULL, NULL, 1794908405.8517818);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 23, 81, '27766f814da32a10', '773d588cf7087e3e', 1794908405.8623111);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 24, 160, NULL, NULL, 1794908405.8696878);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 25, 0, NULL, NULL, 1794908405.8696878);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 26, 0, NULL, NULL, 1794908405.8762648);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 27, 128, NULL, NULL, 1794908405.883766);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 28, 0, NULL, NULL, 1794908405.883766);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 29, 0, NULL, NULL, 1794908405.883766);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 30, 21, '27766f814da32a10', '924e9cecc5d3474d', 1794908405.9102314);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 31, 0, NULL, NULL, 1794908405.9178739);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 32, 0, NULL, NULL, 1794908405.922416);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 33, 130, '27766f814da32a10', '1e35245e2efbe21c', 1794908405.9702737);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 34, 0, NULL, NULL, 1794908405.9776218);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 35, 15, '27766f814da32a10', 'f700de58f6e5911c', 1794908405.9862125);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 36, 217, '27766f814da32a10', 'b6b1941473a46e9a', 1794908405.994868);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 37, 0, NULL, NULL, 1794908405.9972405);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 38, 0, '27766f814da32a10', '66f36ba3c5bb515d', 1794908406.013598);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 39, 27, NULL, NULL, 1794908406.0217378);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 40, 15, NULL, NULL, 1794908406.024153);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 41, 178, NULL, NULL, 1794908406.0299532);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 42, 0, NULL, NULL, 1794908406.0321116);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 43, 0, NULL, NULL, 1794908406.0385394);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 44, 153, NULL, NULL, 1794908406.0409021);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 45, 81, NULL, NULL, 1794908406.0477);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 46, 258, NULL, NULL, 1794908406.054037);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 47, 128, NULL, NULL, 1794908406.056717);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 48, 0, NULL, NULL, 1794908406.056717);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 49, 0, NULL, NULL, 1794908406.056717);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 50, 162, '27766f814da32a10', '2dc42f3670fccd85', 1794908406.0740962);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 51, 81, NULL, NULL, 1794908406.0766184);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 52, 178, '27766f814da32a10', 'c48ca8bdd1d1de72', 1794908406.0927272);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 53, 0, NULL, NULL, 1794908406.0987828);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 54, 0, '27766f814da32a10', 'fd2a9053bd01bad6', 1794908406.117666);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 55, 53, '27766f814da32a10', '39d783e5e6d8b34f', 1794908406.1303413);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 56, 27, NULL, NULL, 1794908406.1378715);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 57, 346, NULL, NULL, 1794908406.142834);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 58, 224, NULL, NULL, 1794908406.146715);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 59, 0, NULL, NULL, 1794908406.146715);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 60, 176, NULL, NULL, 1794908406.1520872);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 61, 0, NULL, NULL, 1794908406.1520872);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 62, 0, NULL, NULL, 1794908406.160229);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 63, 15, NULL, NULL, 1794908406.168401);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 64, 15, NULL, NULL, 1794908406.1709428);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 65, 0, NULL, NULL, 1794908406.1709428);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 66, 0, '27766f814da32a10', '836e9d6050188e73', 1794908406.186915);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 67, 54, '27766f814da32a10', '907fa1491d7aa0d5', 1794908406.1995316);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 68, 52, '27766f814da32a10', '24b6208abcf94c8a', 1794908406.2155015);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 69, 51, '27766f814da32a10', 'bfafd3e70df0b98b', 1794908406.2320142);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 70, 48, '27766f814da32a10', 'a0769617e9cbbd57', 1794908406.241484);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 71, 26, NULL, NULL, 1794908406.2498322);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 72, 352, NULL, NULL, 1794908406.2523248);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 73, 14, NULL, NULL, 1794908406.2547274);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 74, 23, NULL, NULL, 1794908406.2567995);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 75, 0, NULL, NULL, 1794908406.2638705);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 76, 0, NULL, NULL, 1794908406.2638705);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 77, 0, NULL, NULL, 1794908406.2729468);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 78, 25, '27766f814da32a10', '321a2ed495d2b191', 1794908406.2926211);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 79, 0, NULL, NULL, 1794908406.2926211);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 80, 0, NULL, NULL, 1794908406.299303);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 81, 154, '27766f814da32a10', '6882bd47dcb798a0', 1794908406.3143814);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 82, 0, NULL, NULL, 1794908406.3218539);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 83, 162, '27766f814da32a10', '6fc4929380b5afb1', 1794908406.474379);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 84, 0, NULL, NULL, 1794908406.4860604);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 85, 274, '27766f814da32a10', '360c5ec623041c5b', 1794908406.503239);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 86, 154, '27766f814da32a10', '30489f1d3d09881b', 1794908406.5127325);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 87, 81, NULL, NULL, 1794908406.5160851);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 88, 0, '27766f814da32a10', '2f18915407ee7fa3', 1794908406.5208905);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 89, 27, NULL, NULL, 1794908406.5238173);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 90, 346, NULL, NULL, 1794908406.526086);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 91, 22, NULL, NULL, 1794908406.5286);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 92, 0, NULL, NULL, 1794908406.5314038);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 93, 208, NULL, NULL, 1794908406.533996);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 94, 81, '27766f814da32a10', '9623e8032d0956b1', 1794908406.5402713);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 95, 152, NULL, NULL, 1794908406.5452619);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 96, 0, NULL, NULL, 1794908406.5452619);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 97, 0, NULL, NULL, 1794908406.5452619);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 98, 16, '27766f814da32a10', '07a9a8dc2ba8ab1a', 1794908406.551768);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 99, 138, '27766f814da32a10', '3c728f3ca7f35b4c', 1794908406.5578823);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 100, 81, NULL, NULL, 1794908406.562829);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 101, 185, '27766f814da32a10', '141916f3155cd842', 1794908406.5684166);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 102, 0, NULL, NULL, 1794908406.5684166);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 104, 130, '27766f814da32a10', '149b2180504669b6', 1794908406.5817857);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 107, 27, NULL, NULL, 1794908406.5872505);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 109, 0, NULL, NULL, 1794908406.5933096);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 112, 201, '27766f814da32a10', '8044a08ee28385ee', 1794908406.6178563);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 114, 22, '27766f814da32a10', 'd270af3d02ae7b4f', 1794908406.63418);
INSERT INTO public.answers VALUES ('teflcqQJWrM95QmL2Bp6', 0, 789, NULL, NULL, 1794908407.0465143);
INSERT INTO public.answers VALUES ('teflcqQJWrM95QmL2Bp6', 2, 0, NULL, NULL, 1794908407.0639346);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 103, 14, '27766f814da32a10', '2ed8acad1b6681ba', 1794908406.576089);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 105, 81, NULL, NULL, 1794908406.584952);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 106, 0, NULL, NULL, 1794908406.584952);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 108, 0, NULL, NULL, 1794908406.5901968);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 110, 194, '27766f814da32a10', '5ef19d68250190cb', 1794908406.6005747);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 111, 0, NULL, NULL, 1794908406.6005747);
INSERT INTO public.answers VALUES ('oA62M-_B9XL8dKDiI8i7', 113, 81, NULL, NULL, 1794908406.6219544);
INSERT INTO public.answers VALUES ('teflcqQJWrM95QmL2Bp6', 1, 173, NULL, NULL, 1794908407.0544422);
INSERT INTO public.answers VALUES ('teflcqQJWrM95QmL2Bp6', 3, 0, NULL, NULL, 1794908407.0809743);
INSERT INTO public.chat VALUES ('teflcqQJWrM95QmL2Bp6', 0, '27766f814da32a10', 0, 'Salute! 乾杯 — ''kanpai''', false, '1', 1794908406.9018629);
INSERT INTO public.chat VALUES ('teflcqQJWrM95QmL2Bp6', 1, '03f805f4f28059bc', 1, 'Prost; -- hoch', false, '1', 1794908406.9083214);
INSERT INTO public.house VALUES ('secret', 'the key of a house that never was open to anybody');
INSERT INTO public.house VALUES ('form', '2');
INSERT INTO public.mutes VALUES ('03f805f4f28059bc', '27766f814da32a10');
INSERT INTO public.people VALUES ('27766f814da32a10', 'Anna', 'it', false, NULL, 1794908404.6571102);
INSERT INTO public.people VALUES ('03f805f4f28059bc', 'Ben', 'de', false, NULL, 1794908404.9717822);
INSERT INTO public.people VALUES ('ae4dfbd8a198a957', 'Robot', 'en', true, '7622a0efbb1c58ce6cc7d716c03ef1c973c3bcb429baa68a9be2c31624686718', 1794908407.981383);
INSERT INTO public.reports VALUES (1, 'teflcqQJWrM95QmL2Bp6', 0, '03f805f4f28059bc', 'too loud; -- he said', 1794908406.918734);
INSERT INTO public.seats VALUES ('oA62M-_B9XL8dKDiI8i7', 1, NULL, 'random', false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('oA62M-_B9XL8dKDiI8i7', 2, NULL, 'random', false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('teflcqQJWrM95QmL2Bp6', 2, NULL, 'random', false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('QQPYxUVMLbTWAp5VNrFT', 0, '03f805f4f28059bc', NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('QQPYxUVMLbTWAp5VNrFT', 1, NULL, NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('QQPYxUVMLbTWAp5VNrFT', 2, NULL, NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('oA62M-_B9XL8dKDiI8i7', 0, '27766f814da32a10', NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('teflcqQJWrM95QmL2Bp6', 0, '27766f814da32a10', NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('teflcqQJWrM95QmL2Bp6', 1, '03f805f4f28059bc', NULL, false, NULL, 0, '{}');
INSERT INTO public.tables VALUES ('QQPYxUVMLbTWAp5VNrFT', 'sake', 2, 3, '{}', '185415165605825788732848790115437311824', '03f805f4f28059bc', 'novice', NULL, NULL, 2, 'beats', 0, 30, true, 'open', NULL, 1794908407.9353826, NULL, 0, false, 0);
INSERT INTO public.tables VALUES ('oA62M-_B9XL8dKDiI8i7', 'sword', 1, 3, '{}', '23559623595555009575582860470162570433', '27766f814da32a10', 'random', NULL, NULL, NULL, 'beats', 0, 30, false, 'over', NULL, 1794908405.0215328, '58a17d5ca45bcaaf', 0, false, 1794908405.0583284);
INSERT INTO public.tables VALUES ('teflcqQJWrM95QmL2Bp6', 'sake', 2, 3, '{"deck": "# SAKE, second edition: all values that are data. `origin` says where each comes from: \"printed\" on the cards or in the rulebooks,\n# \"house\" where the rulebooks print none and the value is ours. An owner of the box can correct a copy of this file and\n# play with it: izakaya play sake --deck my-deck.toml\n\nform = 1\n\n# range, attack, defence; `far` marks a range of \"that many or more\", `ranged` a weapon that strikes from afar.\n[weapons]\nkatana = { range = 1, far = false, ranged = false, attack = 3, defence = 2, origin = \"printed\" }\nno-dachi = { range = 2, far = false, ranged = false, attack = 5, defence = 1, origin = \"house\", printed = [\"range\", \"attack\"] }\nnaginata = { range = 3, far = false, ranged = false, attack = 3, defence = 2, origin = \"house\", printed = [\"defence\"] }\nyumi = { range = 4, far = true, ranged = true, attack = 1, defence = 0, origin = \"house\", printed = [\"range\", \"attack\"] }\nwakizashi = { range = 1, far = false, ranged = false, attack = 2, defence = 3, origin = \"house\" }\n\n# A minion always stands 1 step from what it attacks.\n[minion]\nattack = 0\ndefence = 0\nmovement = 2\norigin = \"printed\"\n\n# Life points. The skills are named here and work as the rules say.\n[samurai]\nmiyamoto-musashi = { life = 4, origin = \"house\" }\nyagyu-munenori = { life = 5, origin = \"house\" }\nyagyu-jubei = { life = 4, origin = \"house\" }\nito-ittosai = { life = 5, origin = \"house\" }\ndate-masamune = { life = 4, origin = \"house\" }\ntakezaki-suenaga = { life = 5, origin = \"house\" }\nhojo-masako = { life = 6, origin = \"house\" }\ntomoe-gozen = { life = 3, origin = \"house\" }\n\n# Counters in the box, and what is laid out at the start.\n[counters]\nsteps = 28\nsake = 20\nsteps_between = 3\nsake_for_two = 5\norigin = \"printed\"\n\n# type, name, copy, attack, defence, movement, drinking, back, origin\n[cards]\nrows = [\n  [\"event\", \"throwing-chopsticks\", 1, 5, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"throwing-chopsticks\", 2, 4, 2, 4, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"throwing-chopsticks\", 3, 5, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"event\", \"throwing-chopsticks\", 4, 4, 2, 3, 0, \"troublesome\", \"house\"],\n  [\"event\", \"burning-ramen\", 1, 3, 1, 1, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"burning-ramen\", 2, 3, 3, 3, 0, \"drowsy\", \"house\"],\n  [\"event\", \"burning-ramen\", 3, 4, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"burning-ramen\", 4, 4, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"strategic-stench\", 1, 0, 0, 4, 0, \"drowsy\", \"house\"],\n  [\"event\", \"strategic-stench\", 2, 5, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"event\", \"strategic-stench\", 3, 4, 2, 3, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"strategic-stench\", 4, 5, 1, 3, 0, \"drowsy\", \"house\"],\n  [\"event\", \"riceballs-in-the-face\", 1, 4, 2, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"riceballs-in-the-face\", 2, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"riceballs-in-the-face\", 3, 3, 3, 2, 0, \"drowsy\", \"house\"],\n  [\"event\", \"riceballs-in-the-face\", 4, 4, 1, 2, 0, \"troublesome\", \"house\"],\n  [\"event\", \"sakuragi\", 1, 5, 0, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"sakuragi\", 2, 0, 0, 4, 0, \"drowsy\", \"house\"],\n  [\"event\", \"sakuragi\", 3, 5, 2, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"sakuragi\", 4, 4, 2, 4, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"drunken-purchase\", 1, 4, 0, 1, 1, \"drowsy\", \"house\"],\n  [\"event\", \"drunken-purchase\", 2, 4, 3, 2, 0, \"troublesome\", \"house\"],\n  [\"event\", \"drunken-purchase\", 3, 3, 2, 1, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"drunken-purchase\", 4, 3, 3, 3, 0, \"drowsy\", \"house\"],\n  [\"event\", \"weak-stomach\", 1, 0, 0, 4, 0, \"troublesome\", \"house\"],\n  [\"event\", \"weak-stomach\", 2, 5, 1, 3, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"weak-stomach\", 3, 4, 2, 2, 0, \"drowsy\", \"house\"],\n  [\"event\", \"weak-stomach\", 4, 5, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"event\", \"fake-wounds\", 1, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"fake-wounds\", 2, 4, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"event\", \"fake-wounds\", 3, 4, 3, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"fake-wounds\", 4, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"roar\", 1, 5, 1, 1, 0, \"drowsy\", \"house\"],\n  [\"event\", \"roar\", 2, 0, 0, 4, 0, \"troublesome\", \"house\"],\n  [\"event\", \"roar\", 3, 5, 1, 2, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"roar\", 4, 4, 2, 3, 0, \"drowsy\", \"house\"],\n  [\"event\", \"turned-off-lanterns\", 1, 3, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"event\", \"turned-off-lanterns\", 2, 3, 3, 3, 0, \"quarrelsome\", \"house\"],\n  [\"event\", \"turned-off-lanterns\", 3, 4, 1, 1, 3, \"drowsy\", \"house\"],\n  [\"event\", \"turned-off-lanterns\", 4, 4, 3, 2, 0, \"troublesome\", \"house\"],\n  [\"minion\", \"minion\", 1, 0, 0, 4, 0, \"quarrelsome\", \"house\"],\n  [\"minion\", \"minion\", 2, 4, 1, 2, 1, \"drowsy\", \"house\"],\n  [\"minion\", \"minion\", 3, 5, 2, 1, 0, \"troublesome\", \"house\"],\n  [\"minion\", \"minion\", 4, 4, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"minion\", \"minion\", 5, 3, 1, 1, 0, \"drowsy\", \"house\"],\n  [\"minion\", \"minion\", 6, 5, 1, 3, 0, \"troublesome\", \"house\"],\n  [\"minion\", \"minion\", 7, 3, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"minion\", \"minion\", 8, 4, 2, 3, 0, \"drowsy\", \"house\"],\n  [\"minion\", \"minion\", 9, 5, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"minion\", \"minion\", 10, 4, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"interrupt\", \"falter\", 1, 4, 3, 1, 0, \"drowsy\", \"house\"],\n  [\"interrupt\", \"falter\", 2, 3, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"interrupt\", \"falter\", 3, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"interrupt\", \"falter\", 4, 4, 1, 2, 3, \"drowsy\", \"house\"],\n  [\"interrupt\", \"blurred-vision\", 1, 5, 1, 2, 0, \"troublesome\", \"house\"],\n  [\"interrupt\", \"blurred-vision\", 2, 0, 0, 4, 0, \"quarrelsome\", \"house\"],\n  [\"interrupt\", \"blurred-vision\", 3, 5, 1, 1, 0, \"drowsy\", \"house\"],\n  [\"interrupt\", \"blurred-vision\", 4, 4, 2, 4, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"katana\", 1, 4, 1, 1, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"katana\", 2, 5, 2, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"katana\", 3, 4, 2, 1, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"katana\", 4, 0, 0, 4, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"katana\", 5, 5, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"katana\", 6, 3, 3, 3, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"katana\", 7, 4, 1, 2, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"katana\", 8, 4, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"no-dachi\", 1, 0, 0, 4, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"no-dachi\", 2, 5, 1, 3, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"no-dachi\", 3, 4, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"naginata\", 1, 3, 3, 3, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"naginata\", 2, 4, 1, 1, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"naginata\", 3, 4, 3, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"yumi\", 1, 5, 1, 1, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"yumi\", 2, 0, 0, 4, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"yumi\", 3, 5, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"weapon\", \"wakizashi\", 1, 3, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"weapon\", \"wakizashi\", 2, 3, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"weapon\", \"wakizashi\", 3, 4, 1, 2, 2, \"drowsy\", \"house\"],\n  [\"item\", \"pipe\", 1, 4, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"item\", \"pipe\", 2, 5, 2, 2, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"pipe\", 3, 0, 0, 4, 0, \"drowsy\", \"house\"],\n  [\"item\", \"pipe\", 4, 5, 1, 3, 0, \"troublesome\", \"house\"],\n  [\"item\", \"sandals\", 1, 4, 3, 1, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"sandals\", 2, 3, 2, 2, 0, \"drowsy\", \"house\"],\n  [\"item\", \"sandals\", 3, 3, 2, 2, 0, \"troublesome\", \"house\"],\n  [\"item\", \"sandals\", 4, 4, 1, 2, 3, \"quarrelsome\", \"house\"],\n  [\"item\", \"makeshift-armour\", 1, 5, 1, 2, 0, \"drowsy\", \"house\"],\n  [\"item\", \"makeshift-armour\", 2, 4, 2, 3, 0, \"troublesome\", \"house\"],\n  [\"item\", \"makeshift-armour\", 3, 5, 1, 1, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"makeshift-armour\", 4, 0, 0, 4, 0, \"drowsy\", \"house\"],\n  [\"item\", \"flagon\", 1, 4, 1, 1, 3, \"troublesome\", \"house\"],\n  [\"item\", \"flagon\", 2, 4, 3, 2, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"flagon\", 3, 3, 1, 1, 0, \"drowsy\", \"house\"],\n  [\"item\", \"flagon\", 4, 3, 3, 3, 0, \"troublesome\", \"house\"],\n  [\"item\", \"rice-bowl\", 1, 4, 2, 3, 0, \"quarrelsome\", \"house\"],\n  [\"item\", \"rice-bowl\", 2, 5, 1, 3, 0, \"drowsy\", \"house\"],\n  [\"item\", \"rice-bowl\", 3, 0, 0, 4, 0, \"troublesome\", \"house\"],\n  [\"item\", \"rice-bowl\", 4, 5, 2, 2, 0, \"quarrelsome\", \"house\"],\n]\n"}', '216538505387230511264509914490195210926', '27766f814da32a10', 'random', NULL, NULL, NULL, 'beats', 0, 30, false, 'playing', NULL, 1794908406.6686735, '58a17d5ca45bcaaf', 0, false, 1794908407.0006764);
SELECT pg_catalog.setval('public.reports_id_seq', 1, true);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.branches
    ADD CONSTRAINT branches_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.hindsight
    ADD CONSTRAINT hindsight_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.house
    ADD CONSTRAINT house_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.intents
    ADD CONSTRAINT intents_pkey PRIMARY KEY (table_id, opened, number);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (person, muted);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT one_seat_a_person UNIQUE (table_id, person);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX tables_by_state ON public.tables USING btree (state, driver_until);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.branches
    ADD CONSTRAINT branches_source_fkey FOREIGN KEY (source) REFERENCES public.tables(id);
ALTER TABLE ONLY public.branches
    ADD CONSTRAINT branches_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.hindsight
    ADD CONSTRAINT hindsight_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.intents
    ADD CONSTRAINT intents_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_muted_fkey FOREIGN KEY (muted) REFERENCES public.people(id);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_owner_fkey FOREIGN KEY (owner) REFERENCES public.people(id);
