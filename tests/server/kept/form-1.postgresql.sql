CREATE TABLE public.answers (
    table_id character varying(24) NOT NULL,
    number integer NOT NULL,
    option integer NOT NULL,
    person character varying(16),
    client character varying(64),
    at double precision NOT NULL
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
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 0, 138, '90581a052732dd9b', 'bd4544dfcd60f380', 1794908357.2098923);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 1, 81, NULL, NULL, 1794908357.229019);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 2, 281, '90581a052732dd9b', '7336b74bf73c5ac5', 1794908357.2666454);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 3, 153, '90581a052732dd9b', '3f95245fe6989eb5', 1794908357.3049068);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 4, 0, NULL, NULL, 1794908357.3184645);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 5, 258, '90581a052732dd9b', '86dc05d794f157b6', 1794908357.3942738);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 6, 0, NULL, NULL, 1794908357.3942738);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 7, 152, NULL, NULL, 1794908357.4338906);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 8, 0, '90581a052732dd9b', '469fdc2cae729722', 1794908357.4535022);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 9, 0, NULL, NULL, 1794908357.4666626);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 10, 152, NULL, NULL, 1794908357.4761882);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 11, 81, '90581a052732dd9b', '449eed8cc43e6d83', 1794908357.4909554);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 12, 16, NULL, NULL, 1794908357.4986188);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 13, 0, NULL, NULL, 1794908357.4986188);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 14, 129, '90581a052732dd9b', '23c18d7c547b6fed', 1794908357.5168982);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 15, 0, NULL, NULL, 1794908357.5355906);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 16, 0, '90581a052732dd9b', 'dd178d53cd6d8868', 1794908357.5547824);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 17, 16, NULL, NULL, 1794908357.5669394);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 18, 152, NULL, NULL, 1794908357.5794346);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 19, 0, '90581a052732dd9b', 'b960a5e02e428ddb', 1794908357.594799);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 20, 0, NULL, NULL, 1794908357.60768);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 21, 161, NULL, NULL, 1794908357.6171403);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 22, 0, NULL, NULL, 1794908357.6267066);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 23, 0, NULL, NULL, 1794908357.6267066);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 24, 281, '90581a052732dd9b', 'efcf0a62ee3ed2e7', 1794908357.6478112);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 25, 178, '90581a052732dd9b', '08ff729a2722391c', 1794908357.6615174);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 26, 0, NULL, NULL, 1794908357.6615174);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 27, 202, '90581a052732dd9b', 'f5e4f1924d593b36', 1794908357.672845);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 28, 0, NULL, NULL, 1794908357.672845);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 29, 0, '90581a052732dd9b', '062a46e557d28064', 1794908357.6859572);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 30, 0, NULL, NULL, 1794908357.6859572);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 31, 0, NULL, NULL, 1794908357.7071776);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 32, 45, NULL, NULL, 1794908357.7234375);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 33, 56, NULL, NULL, 1794908357.7363565);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 34, 0, NULL, NULL, 1794908357.741129);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 35, 0, '90581a052732dd9b', 'e732ba003f3d6fdb', 1794908357.7587538);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 36, 52, '90581a052732dd9b', 'ac344931a09a0011', 1794908357.7738624);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 37, 46, '90581a052732dd9b', '5cf2b29b14044a3a', 1794908357.7896097);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 38, 14, NULL, NULL, 1794908357.8019066);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 39, 162, NULL, NULL, 1794908357.8082237);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 40, 0, NULL, NULL, 1794908357.8082237);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 41, 274, NULL, NULL, 1794908357.818441);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 42, 274, NULL, NULL, 1794908357.824329);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 43, 0, NULL, NULL, 1794908357.824329);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 44, 25, NULL, NULL, 1794908357.833781);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 45, 0, NULL, NULL, 1794908357.8436072);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 46, 217, NULL, NULL, 1794908357.8507695);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 47, 81, NULL, NULL, 1794908357.858182);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 48, 21, NULL, NULL, 1794908357.8642461);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 49, 0, NULL, NULL, 1794908357.8769681);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 50, 14, NULL, NULL, 1794908357.885543);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 51, 0, NULL, NULL, 1794908357.8930314);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 52, 0, '90581a052732dd9b', 'f2b0e0ae67ab5c56', 1794908357.9152744);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 53, 34, '90581a052732dd9b', 'a74925aa6be71d7b', 1794908357.9295225);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 54, 36, '90581a052732dd9b', '254bf0c1691d6a41', 1794908357.9384353);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 55, 41, '90581a052732dd9b', 'ac4356142e2f30fe', 1794908357.9466724);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 56, 136, NULL, NULL, 1794908357.9520094);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 57, 0, '90581a052732dd9b', '7f3123e2de4eee81', 1794908357.9696488);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 58, 314, NULL, NULL, 1794908357.9795735);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 59, 22, NULL, NULL, 1794908357.9848967);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 60, 272, NULL, NULL, 1794908357.9958234);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 61, 282, NULL, NULL, 1794908358.0029082);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 62, 272, NULL, NULL, 1794908358.0112154);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 63, 0, NULL, NULL, 1794908358.0112154);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 64, 257, NULL, NULL, 1794908358.0240552);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 65, 0, NULL, NULL, 1794908358.0341268);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 66, 15, '90581a052732dd9b', 'b04bca6b3a142fce', 1794908358.049979);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 67, 15, '90581a052732dd9b', 'd89e23130364700d', 1794908358.0622241);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 68, 281, '90581a052732dd9b', '29372b0196229b93', 1794908358.073494);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 69, 0, NULL, NULL, 1794908358.073494);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 70, 0, NULL, NULL, 1794908358.0846827);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 71, 226, NULL, NULL, 1794908358.0909717);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 72, 0, NULL, NULL, 1794908358.0909717);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 73, 314, NULL, NULL, 1794908358.1081243);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 74, 22, NULL, NULL, 1794908358.115727);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 75, 312, NULL, NULL, 1794908358.1298952);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 76, 15, NULL, NULL, 1794908358.1387434);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 77, 128, NULL, NULL, 1794908358.1506789);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 78, 81, '90581a052732dd9b', '886b38949a4587ff', 1794908358.1615732);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 79, 15, NULL, NULL, 1794908358.1690664);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 80, 0, NULL, NULL, 1794908358.1690664);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 81, 22, NULL, NULL, 1794908358.1724336);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 82, 128, NULL, NULL, 1794908358.1867669);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 83, 0, '90581a052732dd9b', '5da4ec946e5972c9', 1794908358.2015634);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 84, 281, NULL, NULL, 1794908358.20845);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 85, 0, NULL, NULL, 1794908358.214719);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 86, 47, NULL, NULL, 1794908358.224253);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 87, 49, NULL, NULL, 1794908358.2356052);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 88, 40, NULL, NULL, 1794908358.2435951);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 89, 169, '90581a052732dd9b', '14c236a2099ffd61', 1794908358.2575355);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 90, 0, NULL, NULL, 1794908358.2740743);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 91, 15, '90581a052732dd9b', '8794988434bd2c62', 1794908358.2936468);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 92, 25, '90581a052732dd9b', '3154f40b0b78b9db', 1794908358.3064058);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 93, 67, NULL, NULL, 1794908358.3184009);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 94, 0, NULL, NULL, 1794908358.322963);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 95, 0, '90581a052732dd9b', '4e4de6bd31cefd1e', 1794908358.3454945);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 96, 54, '90581a052732dd9b', '55f6837553bc15dd', 1794908358.3583739);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 97, 38, '90581a052732dd9b', '9ff35945cbd53511', 1794908358.3736024);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 98, 22, NULL, NULL, 1794908358.3774068);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 99, 256, NULL, NULL, 1794908358.3882);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 100, 272, NULL, NULL, 1794908358.3971155);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 101, 128, NULL, NULL, 1794908358.4118116);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 103, 0, NULL, NULL, 1794908358.440668);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 105, 0, NULL, NULL, 1794908358.451028);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 107, 45, NULL, NULL, 1794908358.464561);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 109, 25, '90581a052732dd9b', '55fe0792bd1c3a04', 1794908358.4921677);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 110, 0, NULL, NULL, 1794908358.4921677);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 113, 32, '90581a052732dd9b', '90b936ae5a19f675', 1794908358.5202808);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 115, 128, NULL, NULL, 1794908358.5394578);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 117, 280, NULL, NULL, 1794908358.5621884);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 119, 81, '90581a052732dd9b', 'ebb2eb4fc9be4158', 1794908358.5755737);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 121, 136, NULL, NULL, 1794908358.5947974);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 123, 23, NULL, NULL, 1794908358.6188216);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 125, 312, NULL, NULL, 1794908358.6276011);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 127, 81, NULL, NULL, 1794908358.6436162);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 129, 0, NULL, NULL, 1794908358.6607826);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 131, 0, NULL, NULL, 1794908358.6872501);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 133, 0, '90581a052732dd9b', '804a402aeae328dd', 1794908358.7336845);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 135, 43, '90581a052732dd9b', '222374bb8742f22c', 1794908358.7618203);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 137, 21, NULL, NULL, 1794908358.7766979);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 139, 176, NULL, NULL, 1794908358.7920773);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 141, 162, NULL, NULL, 1794908358.8318784);
INSERT INTO public.answers VALUES ('5FBVB8DP2LTOrTUcf-dQ', 0, 1564, '90581a052732dd9b', '0a7a9cb85f335679', 1794908359.2950873);
INSERT INTO public.answers VALUES ('5FBVB8DP2LTOrTUcf-dQ', 1, 1559, '90581a052732dd9b', '2a2c4b6fa872b9f4', 1794908359.3157215);
INSERT INTO public.answers VALUES ('5FBVB8DP2LTOrTUcf-dQ', 3, 1581, NULL, NULL, 1794908359.3370001);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 102, 0, '90581a052732dd9b', '9e96d388ff725e3c', 1794908358.430068);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 104, 360, NULL, NULL, 1794908358.4479728);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 106, 33, NULL, NULL, 1794908358.4576612);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 108, 273, '90581a052732dd9b', 'f115f236fec9ff1a', 1794908358.4789865);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 111, 0, NULL, NULL, 1794908358.5055592);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 112, 0, NULL, NULL, 1794908358.5055592);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 114, 15, NULL, NULL, 1794908358.5334072);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 116, 81, '90581a052732dd9b', 'e8356b5af447c1d5', 1794908358.5538912);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 118, 200, NULL, NULL, 1794908358.5644486);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 120, 0, NULL, NULL, 1794908358.5834982);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 122, 0, '90581a052732dd9b', '19fdf0b96590fdee', 1794908358.6076202);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 124, 16, NULL, NULL, 1794908358.6224573);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 126, 21, NULL, NULL, 1794908358.6387105);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 128, 281, NULL, NULL, 1794908358.6505969);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 130, 154, '90581a052732dd9b', '90247a7477c9c3b3', 1794908358.678457);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 132, 22, '90581a052732dd9b', '85072f1a5dde774e', 1794908358.7063885);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 134, 49, '90581a052732dd9b', '9e2d4a91dacdd3fe', 1794908358.7461157);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 136, 14, NULL, NULL, 1794908358.7677133);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 138, 0, NULL, NULL, 1794908358.7858064);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 140, 0, '90581a052732dd9b', 'dc03160c1dd06175', 1794908358.8190615);
INSERT INTO public.answers VALUES ('cmWP6fWxfJdY7LqKGK5V', 142, 0, NULL, NULL, 1794908358.8424387);
INSERT INTO public.answers VALUES ('5FBVB8DP2LTOrTUcf-dQ', 2, 4, NULL, NULL, 1794908359.3265052);
INSERT INTO public.chat VALUES ('5FBVB8DP2LTOrTUcf-dQ', 0, '6f08cbfee6b1a107', 1, 'Prost; -- hoch', false, '1', 1794908359.0482125);
INSERT INTO public.chat VALUES ('5FBVB8DP2LTOrTUcf-dQ', 1, '90581a052732dd9b', 0, 'Salute! 乾杯 — ''kanpai''', false, '1', 1794908359.06538);
INSERT INTO public.house VALUES ('form', '1');
INSERT INTO public.house VALUES ('secret', 'the key of a house that never was open to anybody');
INSERT INTO public.mutes VALUES ('6f08cbfee6b1a107', '90581a052732dd9b');
INSERT INTO public.people VALUES ('90581a052732dd9b', 'Anna', 'it', false, NULL, 1794908355.7001305);
INSERT INTO public.people VALUES ('6f08cbfee6b1a107', 'Ben', 'de', false, NULL, 1794908356.3658264);
INSERT INTO public.people VALUES ('302dfa53e2b9328c', 'Robot', 'en', true, '609c502657939e7582bad41c8a31c2c0b4b063a5e2b1de95448e18b5f51b1636', 1794908360.0862055);
INSERT INTO public.reports VALUES (1, '5FBVB8DP2LTOrTUcf-dQ', 0, '6f08cbfee6b1a107', 'too loud; -- he said', 1794908359.0864346);
INSERT INTO public.seats VALUES ('cmWP6fWxfJdY7LqKGK5V', 1, NULL, 'random', false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('cmWP6fWxfJdY7LqKGK5V', 2, NULL, 'random', false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('5FBVB8DP2LTOrTUcf-dQ', 2, NULL, 'random', false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('avNrMmMH6urAq6hT9LVs', 0, '6f08cbfee6b1a107', NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('avNrMmMH6urAq6hT9LVs', 1, NULL, NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('avNrMmMH6urAq6hT9LVs', 2, NULL, NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('5FBVB8DP2LTOrTUcf-dQ', 0, '90581a052732dd9b', NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('cmWP6fWxfJdY7LqKGK5V', 0, '90581a052732dd9b', NULL, false, NULL, 0, '{}');
INSERT INTO public.seats VALUES ('5FBVB8DP2LTOrTUcf-dQ', 1, '6f08cbfee6b1a107', NULL, false, NULL, 0, '{}');
INSERT INTO public.tables VALUES ('avNrMmMH6urAq6hT9LVs', 'sake', 1, 3, '{}', '92340547947817715244779302448269800714', '6f08cbfee6b1a107', 'novice', NULL, NULL, 2, 0, 30, true, 'open', NULL, 1794908360.056241, NULL, 0, false, 0);
INSERT INTO public.tables VALUES ('cmWP6fWxfJdY7LqKGK5V', 'sword', 1, 3, '{}', '30504376615465443349204611406679266853', '90581a052732dd9b', 'random', NULL, NULL, NULL, 0, 30, false, 'over', NULL, 1794908356.4232833, '4ccdbf7c9b10fa7b', 0, false, 1794908356.4404721);
INSERT INTO public.tables VALUES ('5FBVB8DP2LTOrTUcf-dQ', 'sake', 1, 3, '{}', '40373314555954547488676529246287040994', '90581a052732dd9b', 'random', NULL, NULL, NULL, 0, 30, false, 'playing', NULL, 1794908358.883598, '4ccdbf7c9b10fa7b', 0, false, 1794908359.179822);
SELECT pg_catalog.setval('public.reports_id_seq', 1, true);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (table_id, number);
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
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX tables_by_state ON public.tables USING btree (state, driver_until);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
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
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_owner_fkey FOREIGN KEY (owner) REFERENCES public.people(id);
